import { describe, expect, it } from "vitest";
import { dateWords, yearsSince } from "./dates.ts";
import { byNearness, SOURCES, sourceByKey, statedBy } from "./sources.ts";

describe("sources", () => {
  it.each([
    ["mqa", "2021-03", "From the MQA register of March 2021"],
    ["cricos", "2023-01-03", "From the CRICOS register of 3 January 2023"],
    ["institution", "2026-11-03", "Stated by the institution, 3 November 2026"],
    [
      "ium",
      "2023-12-20",
      "From the website of the Islamic University of Maldives, 20 December 2023",
    ],
    ["mqa", null, "From the MQA register"],
    ["somebody", "2021", "From the somebody, 2021"],
  ])("%s says it on %s: %s", (source, date, words) => {
    expect(statedBy(source, date)).toBe(words);
  });

  it("says a date as precisely as it is known", () => {
    expect(["2021", "2021-03", "2021-03-09", "2026-11-22T08:00:00.000Z"].map(dateWords)).toEqual([
      "2021",
      "March 2021",
      "9 March 2021",
      "22 November 2026",
    ]);
  });

  it.each([
    ["2021-03", "2026-02-28", 4],
    ["2021-03", "2026-03-01", 5],
    ["2025-11-22", "2026-11-21", 0],
    ["2025-11-22", "2026-11-22", 1],
    ["2027", "2026-11-22", 0],
  ])("counts the years from %s to %s", (date, today, years) => {
    expect(yearsSince(date, today)).toBe(years);
  });

  it("lets the institution speak first, who approves of approvals, and what is invented last", () => {
    const keys = ["sample", "cricos", "mqa", "ium", "magu", "institution"];
    expect(keys.toSorted(byNearness(false))).toEqual([
      "institution",
      "magu",
      "ium",
      "cricos",
      "mqa",
      "sample",
    ]);
    expect(keys.toSorted(byNearness(true))[0]).toBe("mqa");
  });

  it("passes nothing on without being allowed to", () => {
    const passedOn = [...SOURCES.values()].filter(({ isPassedOn }) => isPassedOn);
    expect(passedOn.map(({ key }) => key)).toEqual(["institution", "magu", "cricos", "sample"]);
    expect(sourceByKey("constructor")).toMatchObject({ name: "constructor", isPassedOn: false });
  });
});
