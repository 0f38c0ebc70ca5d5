import { describe, expect, it } from "vitest";
import { ENGINES } from "./engines.ts";
import type { CheckedAnswer, Measured } from "./measure.ts";
import { report } from "./report.ts";
import { checkEqual, DisagreementError, measureSize, type SizeMeasured } from "./search.ts";
import { targetsOf } from "./targets.ts";

describe("a small run of the benchmark", () => {
  it("measures every engine in every class and agrees with plain objects", async () => {
    const size = await measureSize(60, { classes: "abcde", milliseconds: 20 });
    const { measured } = size;
    expect(size.leftOut).toEqual([]);
    expect(measured.map(({ engine }) => engine)).toEqual(ENGINES.map(({ name }) => name));
    const text = report([size], "abcde", "none");
    for (const { name } of ENGINES) expect(text).toContain(name);
    expect(measured[0]!.classes.c!.found!.share).toBeGreaterThan(0.9);
  });

  it("refuses to print times of answers that differ", () => {
    const answer = { total: 3, counts: ["language: English=3"] };
    const one = (engine: string, total: number, counts: string[]) =>
      measuredOf(engine, 1, [{ total, counts }]);
    const plain = one("plain objects", answer.total, answer.counts);
    expect(() => checkEqual([plain, one("other", 3, answer.counts)])).not.toThrow();
    expect(() => checkEqual([plain, one("other", 4, answer.counts)])).toThrow(DisagreementError);
    expect(() => checkEqual([plain, one("other", 3, [])])).toThrow(DisagreementError);
  });

  it("says what was wanted and what was reached, against the best peer of the run", () => {
    const measured = [
      measuredOf("Magu", 1_490),
      measuredOf("plain objects", 1),
      measuredOf("x", 10),
    ];
    const size: SizeMeasured = {
      size: 100_000,
      measured,
      leftOut: [{ engine: "y", reason: "slow" }],
    };
    expect(targetsOf(size).map(({ reached, isMet }) => [reached, isMet])).toEqual([
      ["149.0 times", false],
      ["0.50 ms", true],
    ]);
    const text = report([size], "a", "none");
    expect(text).toContain("| a: answers of the best peer (x) | 150 times | 149.0 times | no |");
    expect(text).toContain("- y: slow");
  });
});

function measuredOf(engine: string, rate: number, checked: CheckedAnswer[] = []): Measured {
  const timing = { rate, answers: 5, p99: 1, p99OfQueries: 0.5, freshRate: 1, found: null };
  return {
    engine,
    size: 60,
    build: { processorSeconds: 1, seconds: 1 },
    bytesACourse: null,
    classes: { a: { ...timing, matching: "plain", checked } },
  };
}
