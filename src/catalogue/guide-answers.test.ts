import { describe, expect, it } from "vitest";
import {
  isAnswered,
  isStarted,
  noAnswers,
  readAnswers,
  readPlace,
  withAnyOf,
  withChoice,
  writeAnswers,
} from "./guide-answers.ts";
import { CAREERS, careerNamed } from "./guide-careers.ts";
import { QUESTION_KEYS } from "./guide-question.ts";
import { guideQuestions, heldCareers } from "./guide-questions.ts";

const categories = [
  { id: 1, name: "Health and Welfare", parent: null },
  { id: 2, name: "Nursing", parent: { id: 1, name: "Health and Welfare" } },
  { id: 3, name: "Shariah and Law", parent: null },
];
const institutions = ["Reef: College", "Atoll Institute"].map((name, index) => ({
  id: index + 1,
  name,
  name_dv: null,
  logo: null,
  featured_position: null,
  places: [],
  sample: false,
}));
const questions = guideQuestions({ categories, institutions });
const levels = questions[4]!;

const read = (query: string) => readAnswers(new URLSearchParams(query), questions);
const place = (query: string) => readPlace(new URLSearchParams(query), read(query));

describe("guideQuestions", () => {
  it("asks seven questions, numbered, each with its filter", () => {
    expect(questions.map(({ id, key, filter }) => [id, key, filter])).toEqual([
      [1, "attendance", "delivery_modality"],
      [2, "award", "awarding_body_type"],
      [3, "career", "category"],
      [4, "field", "category"],
      [5, "level", "mnqf_level"],
      [6, "funding", "gov_first_degree"],
      [7, "institution", "institutions"],
    ]);
    expect(questions.filter(({ multiple }) => multiple).map(({ id }) => id)).toEqual([5]);
  });

  it.each([
    [1, ["online", "f2f", "blended", "any"]],
    [2, ["local", "international", "both", "any"]],
    [4, ["Health and Welfare", "Shariah and Law", "any"]],
    [5, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA", "any"]],
    [6, ["yes", "no", "any"]],
    [7, ["all", "Atoll Institute", "Reef: College", "any"]],
  ])("question %i has the choices of the specification", (id, values) => {
    expect(questions[id - 1]?.choices.map(({ value }) => value)).toEqual(values);
  });

  it("offers careers by the fields that the catalogue holds, as it spells them", () => {
    const held = new Map(heldCareers({ categories }).map(({ key, fields }) => [key, fields]));
    expect(held.get("lawyer")).toEqual(["Shariah and Law"]);
    expect(held.get("doctor")).toEqual(["Health and Welfare"]);
    expect(held.has("pilot")).toBe(false);
    expect(guideQuestions({ categories: [], institutions })[2]?.choices).toHaveLength(1);
  });
});

describe("careers", () => {
  it.each([
    ["pilot", "pilot"],
    ["I want to be a pilot", "pilot"],
    ["nurses", "nurse"],
    ["autopilot", undefined],
    ["weaving", undefined],
  ])("are named by %j: %s", (text, key) => {
    expect(careerNamed(text)?.key).toBe(key);
  });

  it("are about twenty, named once, in alphabetical order, each with an O*NET-SOC code", () => {
    expect(CAREERS.length).toBeGreaterThanOrEqual(20);
    expect(CAREERS.length).toBeLessThanOrEqual(25);
    expect(new Set(CAREERS.map(({ key }) => key)).size).toBe(CAREERS.length);
    const names = CAREERS.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    for (const { occupation, fields, key } of CAREERS) {
      expect(occupation.code).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
      expect(fields.length).toBeGreaterThan(0);
      expect(key).toMatch(/^[a-z-]+$/);
    }
  });
});

describe("readAnswers", () => {
  it.each([
    ["attendance=online&award=any", { attendance: ["online"], award: ["any"] }],
    ["attendance=teleport", {}],
    ["attendance=online&attendance=f2f", { attendance: ["online"] }],
    ["level=7:5", { level: ["5", "7"] }],
    ["level=7&level=5&level=5", { level: ["5", "7"] }],
    ["level=any:5", { level: ["5"] }],
    ["level=any", { level: ["any"] }],
    ["level=99", {}],
    ["institution=Reef%3A+College", { institution: ["Reef: College"] }],
    ["field=Nursing", {}],
    ["question=3&utm_source=x", {}],
  ])("reads %s", (query, given) => {
    expect(read(query)).toEqual({ ...noAnswers(), ...given });
  });

  it("reads what is written", () => {
    const answers = read("institution=Reef%3A+College&level=5:NA&field=Shariah+and+Law&career=any");
    expect(read(new URLSearchParams(writeAnswers(answers)).toString())).toEqual(answers);
    expect(writeAnswers(answers).map(([name]) => name)).toEqual([
      "career",
      "field",
      "level",
      "institution",
    ]);
  });
});

describe("withChoice", () => {
  it("replaces a single answer", () => {
    expect(withChoice(read("award=local"), questions[1]!, "both").award).toEqual(["both"]);
  });

  it.each([
    [[], "7", ["7"]],
    [["7"], "5", ["5", "7"]],
    [["5", "7"], "5", ["7"]],
    [["5", "7"], "any", ["any"]],
    [["any"], "5", ["5"]],
    [["any"], "any", []],
  ])("with levels %j, %s makes %j", (before, value, after) => {
    expect(withChoice({ ...noAnswers(), level: before }, levels, value).level).toEqual(after);
  });
});

describe("readPlace", () => {
  const all = QUESTION_KEYS.map((key) => `${key}=any`).join("&");

  it.each([
    ["", 1, false],
    ["question=2", 1, true],
    ["question=2&attendance=any", 2, false],
    ["question=7&attendance=any&award=any", 3, true],
    ["question=6&attendance=any&award=any&career=any&field=any", 5, true],
    [`question=7&${all}`, 7, false],
    [`question=1&${all}`, 1, false],
    [`question=8&${all}`, 1, false],
    ["question=abc", 1, false],
  ])("%s shows question %i, held back: %s", (query, question, held) => {
    expect(place(query)).toEqual({ question, held });
  });
});

describe("isStarted, isAnswered", () => {
  it("count an answer that leaves its question open", () => {
    expect(isStarted(noAnswers())).toBe(false);
    expect(isStarted(withAnyOf(noAnswers(), "funding"))).toBe(true);
    expect(isAnswered(withAnyOf(noAnswers(), "funding"), 6)).toBe(true);
    expect(isAnswered(noAnswers(), 6)).toBe(false);
    expect(isAnswered(noAnswers(), 8)).toBe(false);
  });
});
