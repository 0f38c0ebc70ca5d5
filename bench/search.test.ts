import { describe, expect, it } from "vitest";
import { ENGINES } from "./engines.ts";
import type { Measured } from "./measure.ts";
import { checkEqual, DisagreementError, measureSize, report } from "./search.ts";

describe("a small run of the benchmark", () => {
  it("measures every engine in every class and agrees with plain objects", async () => {
    const measured = await measureSize(60, { sizes: [60], classes: "abcde", milliseconds: 20 });
    expect(measured.map(({ engine }) => engine)).toEqual(ENGINES.map(({ name }) => name));
    const text = report([measured], "abcde");
    for (const { name } of ENGINES) expect(text).toContain(name);
    expect(measured[0]!.classes.c!.found).toBeGreaterThan(0.9);
  });

  it("refuses to print times of answers that differ", () => {
    const answer = { total: 3, counts: ["language: English=3"] };
    const timing = { rate: 1, p99: 1, p99OfQueries: 1, found: null, matching: "plain" } as const;
    const one = (engine: string, total: number, counts: string[]): Measured => ({
      engine,
      size: 60,
      buildSeconds: 1,
      bytesACourse: null,
      classes: { a: { ...timing, checked: [{ total, counts }] } },
    });
    const plain = one("plain objects", answer.total, answer.counts);
    expect(() => checkEqual([plain, one("other", 3, answer.counts)])).not.toThrow();
    expect(() => checkEqual([plain, one("other", 4, answer.counts)])).toThrow(DisagreementError);
    expect(() => checkEqual([plain, one("other", 3, [])])).toThrow(DisagreementError);
  });
});
