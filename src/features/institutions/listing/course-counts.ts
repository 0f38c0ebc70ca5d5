import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Correction } from "#catalogue/catalogue-answers.ts";
import { coursesByName } from "#catalogue/courses-by-name.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { buildTextIndex, type PlainIndex } from "#catalogue/search/plain-index.ts";

/** A match in the name weighs more than one in the places. */
const WEIGHTS = [3, 1];

/** The search index of a catalogue's institutions, built once per catalogue. */
interface InstitutionFinder {
  index: PlainIndex;
  courseCounts: ReadonlyMap<string, number>;
}

const FINDERS = new WeakMap<Catalogue, InstitutionFinder>();

/**
 * Institutions whose name or places match the typed text, best first, with the typo tolerance of
 * the course search; without a text, all in the catalogue's order.
 */
export function findInstitutions(
  catalogue: Catalogue,
  typed: string,
): { institutions: readonly InstitutionSummary[]; correction: Correction | null } {
  if (typed === "") return { institutions: catalogue.institutions, correction: null };
  const match = finderOf(catalogue).index.search(typed);
  return {
    institutions: Array.from(match?.documents ?? [], (at) => catalogue.institutions[at]!),
    correction: match?.correction ?? null,
  };
}

/** Number of courses in the listing under an institution's name. */
export function courseCount(catalogue: Catalogue, { name }: InstitutionSummary): number {
  return finderOf(catalogue).courseCounts.get(name) ?? 0;
}

function finderOf(catalogue: Catalogue): InstitutionFinder {
  const known = FINDERS.get(catalogue);
  if (known) return known;
  const finder = {
    index: buildTextIndex(catalogue.institutions.map(searchableTexts), WEIGHTS),
    courseCounts: coursesByName(catalogue, "institutions"),
  };
  FINDERS.set(catalogue, finder);
  return finder;
}

function searchableTexts({ name, name_dv, places }: InstitutionSummary): string[] {
  return [name_dv === null ? name : `${name}\n${name_dv}`, places.join("\n")];
}
