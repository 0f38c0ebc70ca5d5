import { describe, expect, it } from "vitest";
import { isTest, tableRows, testsOfCell } from "./named-tests.ts";

const PAGE = "docs/requirements.md";

describe(PAGE, () => {
  /** A sentence, and its tests. */
  const all = tableRows(PAGE).flatMap(([sentence = "", tests = ""]) =>
    testsOfCell(tests).map((named) => ({ sentence, ...named })),
  );

  it("names a test for every sentence", () => {
    expect(all.length).toBeGreaterThan(100);
    const without = all.filter(({ file, test }) => file === "" || test === "");
    expect(without.map(({ sentence }) => sentence)).toEqual([]);
  });

  it("names tests that are there: rename a test on the page too", () => {
    const missing = all.filter((named) => !isTest(named));
    expect(missing.map(({ file, test }) => `${file}: ${test}`)).toEqual([]);
  });
});
