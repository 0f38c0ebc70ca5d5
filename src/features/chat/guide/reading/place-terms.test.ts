import { expect, it } from "vitest";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { ISLANDS } from "#catalogue/islands.ts";
import { fold } from "#catalogue/search/fold.ts";
import { placeTerms } from "./place-terms.ts";

it("takes every spelling of an island for that island", () => {
  const places = ISLANDS.map(({ atoll, name }) => `${atoll}. ${name}`);
  const terms = placeTerms([{ places } as InstitutionSummary]);
  const spelt = ISLANDS.filter(({ also }) => also.length > 0);
  expect(spelt.length).toBeGreaterThan(10);
  for (const { atoll, name, also } of spelt) {
    for (const spelling of also) {
      // What stands first is what a word means.
      const meant = terms.find(({ term }) => term === fold(spelling));
      expect(meant, spelling).toMatchObject({ exact: true });
      expect(meant?.places, spelling).toContain(`${atoll}. ${name}`);
    }
  }
});
