import { describe, expect, it } from "vitest";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { aboutCourse, statedFields } from "../../../../test/office-courses.ts";
import { officeRowOf } from "../office-course.ts";
import { todayOf } from "./tasks.ts";

type Overview = Parameters<typeof officeRowOf>[0];
let lastId = 0;
const course = (fields: object = {}, given: Partial<Overview> = {}) =>
  officeRowOf(
    {
      id: ++lastId,
      state: "published",
      draft_state: null,
      etag: '"1."',
      comment: null,
      name: "Diploma in Nursing",
      updated_at: "2026-11-01T10:00:00.000Z",
      draft: null,
      may: ["edit"],
      fields: { ...statedFields, ...fields },
      contradictions: [],
      ...given,
    } as Overview,
    { ...aboutCourse, operator: SHIPPED_OPERATOR },
  );
const tasksOf = (...courses: ReturnType<typeof course>[]) =>
  todayOf(courses).tasks.map(({ words }) => words.split(/[ :]/)[0]);

describe("today in the office", () => {
  it("asks for nothing where everything is stated and open", () => {
    const nothing = { tasks: [], submitted: [], facts: [], next: null };
    expect(todayOf([course()])).toEqual({ score: 100, ...nothing });
  });

  it("begins with what was returned, then intakes that have passed, then what is not live", () => {
    const returned = course({}, { draft_state: "returned", comment: "Which grade?" });
    expect(
      tasksOf(
        course({}, { state: "draft" }),
        course({}, { draft_state: "draft" }),
        course({ intakes: ["May 2026"] }),
        returned,
      ),
    ).toEqual(["Returned", "Every", "Not", "Changes"]);
    expect(todayOf([returned]).tasks[0]?.words).toBe("Returned: Which grade?");
  });

  it("says since when an operator has a course, which asks for nothing", () => {
    const saved_at = "2026-11-23T05:00:00.000Z";
    const first = course({}, { state: "draft", draft_state: "submitted", saved_at });
    const { tasks, submitted } = todayOf([first]);
    expect(tasks).toEqual([]);
    expect(submitted[0]?.words).toBe(
      "With an operator since 23 November 2026; a mail will say how it went",
    );
  });

  it("puts questions without an answer before everything else", () => {
    const { tasks } = todayOf([course({}, { draft_state: "returned" })], {
      openQuestions: 2,
    });
    expect(tasks.map(({ title }) => title)).toEqual(["2 questions", "Diploma in Nursing"]);
    expect(tasks[0]?.to).toBe("/office/questions");
    expect(todayOf([], { openQuestions: 1 }).tasks.map(({ title }) => title)).toEqual([
      "1 question",
    ]);
  });

  it("leads to the section of the course where it is put right", () => {
    const passed = course({ intakes: ["May 2026"] });
    expect(todayOf([passed]).tasks[0]?.to).toBe(`/office/courses/${passed.id}#intakes`);
  });

  it("leaves archived courses alone, and counts only what is on the site", () => {
    const archived = course({ intakes: ["May 2026"], fees: [] }, { state: "archived" });
    const nothing = { tasks: [], submitted: [], facts: [], next: null };
    expect(todayOf([archived])).toEqual({ score: null, ...nothing });
    expect(todayOf([course(), course({ fees: [] }, { state: "draft" })]).score).toBe(100);
  });

  it("says of each fact which courses do not state it, and which to do next", () => {
    const noLanguage = { languages: [] };
    const courses = [course({ fees: [] }), course(noLanguage), course(noLanguage)];
    const { score, facts, next } = todayOf(courses);
    expect(score).toBe(Math.floor((82 + 98 + 98) / 3));
    expect(facts.map(({ fact, courses: of }) => [fact.key, of.length])).toEqual([
      ["cost", 1],
      ["language", 2],
    ]);
    expect(next?.fact.key).toBe("cost");
  });

  it("lists what another source says otherwise, of courses and of the institution, until it is settled", () => {
    const said = { source: "mqa", source_name: "register", stated_on: null, value: 1 };
    const kept = { by: "Hawwa", at: "2026-11-22T10:00:00.000Z" };
    const contradictions = [
      { ...said, field: "credits", kept: null },
      { ...said, field: "duration_text", kept },
    ];
    const { tasks } = todayOf([course({}, { contradictions }), course()], {
      own: { name: "Palm College", contradicted: ["name"] },
    });
    expect(tasks.map(({ title, words }) => [title, words])).toEqual([
      ["Palm College", "Another source says otherwise: Name"],
      ["Diploma in Nursing", "Another source says otherwise: Credits"],
    ]);
    const settled = contradictions.map((each) => ({ ...each, kept }));
    expect(todayOf([course({}, { contradictions: settled })]).tasks).toEqual([]);
  });

  it("says how often the courses without a fact were looked at, the most viewed first", () => {
    const [seen, unseen] = [course({ fees: [] }), course({ fees: [] })];
    const views = new Map([[unseen.id, 412]]);
    const { next } = todayOf([seen, unseen], { views });
    expect(next?.views).toBe(412);
    expect(next?.courses.map(({ id, views: of }) => [id, of])).toEqual([
      [unseen.id, 412],
      [seen.id, 0],
    ]);
    expect(todayOf([seen, unseen]).next?.views).toBe(0);
  });
});
