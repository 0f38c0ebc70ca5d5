import { describe, expect, it } from "vitest";
import {
  CHOSEN_FACTS,
  completenessOf,
  startStateOf,
  unstatedFacts,
} from "#catalogue/stated-facts.ts";
import { aboutCourse, statedFields, unstatedFields } from "../../../test/office-courses.ts";
import { summaryOf } from "./course-fields.ts";

const TODAY = "2026-11-22";
const starting = (intakes: string[], deadline: string | null = null) => ({
  intakes,
  intake_details: deadline
    ? [
        {
          label: intakes[0]!,
          year: null,
          month: null,
          day: null,
          all_year: null,
          deadline,
          apply_url: null,
        },
      ]
    : [],
});

describe("what students choose by", () => {
  it("adds up to a hundred", () => {
    expect(CHOSEN_FACTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it("is asked for in the order of what it counts", () => {
    const weights = CHOSEN_FACTS.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it("is nothing of a course that states nothing, and all of one that states all", () => {
    expect(completenessOf(summaryOf(unstatedFields, aboutCourse))).toBe(0);
    expect(unstatedFacts(summaryOf(unstatedFields, aboutCourse))).toEqual(CHOSEN_FACTS);
    expect(completenessOf(summaryOf(statedFields, aboutCourse))).toBe(100);
  });

  it("takes fees that do not add up for no total cost", () => {
    const fees = [{ ...statedFields.fees[0]!, fee_start: null }];
    const missing = unstatedFacts(summaryOf({ ...statedFields, fees }, aboutCourse));
    expect(missing.map(({ key }) => key)).toEqual(["cost"]);
  });

  it("takes a course online for one that is near everybody", () => {
    const online = { ...statedFields, campuses: [], delivery_modalities: ["online" as const] };
    expect(completenessOf(summaryOf(online, aboutCourse))).toBe(100);
    const blended = { ...online, delivery_modalities: ["blended" as const] };
    expect(unstatedFacts(summaryOf(blended, aboutCourse)).map(({ key }) => key)).toEqual(["place"]);
  });
});

describe("the intakes of a course", () => {
  it.each([
    [["January 2027"], null, "open"],
    [["January"], null, "open"],
    [["August 2026"], null, "passed"],
    [["August 2026", "When enough apply"], null, "passed"],
    [["January 2027"], "2026-11-21", "passed"],
    [["January 2027"], "2026-11-22", "open"],
    [["Ask us"], null, "unread"],
    [[], null, "unstated"],
  ])("%j with the deadline %s are %s", (intakes, deadline, state) => {
    expect(startStateOf(starting(intakes, deadline), TODAY)).toBe(state);
  });
});
