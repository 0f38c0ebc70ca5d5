import type { Nullable } from "#catalogue/course.ts";
import type { EditorSection } from "../editor-sections.ts";
import type { OfficeRow } from "../office-course.ts";
import { CHOSEN_FACTS, type ChosenFact } from "../stated-facts.ts";

/** Something about one course that waits for its institution. */
export interface CourseTask {
  course: OfficeRow;
  words: string;
  /** Where it is put right. */
  section: Nullable<EditorSection>;
}

/** A fact that several courses do not state. */
export interface FactTask {
  fact: ChosenFact;
  courses: readonly OfficeRow[];
}

/** What needs somebody today, what is most pressing first. */
export interface Today {
  /** 0 to 100, of the courses on the site; null where there are none. */
  score: Nullable<number>;
  tasks: CourseTask[];
  facts: FactTask[];
  /** The fact that adds most to the score, where any is missing. */
  next: Nullable<FactTask>;
}

/** What the courses of an institution need. */
export function todayOf(courses: readonly OfficeRow[]): Today {
  const kept = courses.filter(({ state }) => state !== "archived");
  const live = kept.filter(({ state }) => state === "published");
  const facts = CHOSEN_FACTS.map((fact) => ({
    fact,
    courses: live.filter(({ summary }) => !fact.isStated(summary)),
  })).filter((task) => task.courses.length > 0);
  const [next] = facts.toSorted((a, b) => gainOf(b) - gainOf(a));
  return {
    score: live.length === 0 ? null : Math.floor(sumOf(live) / live.length),
    tasks: [
      ...kept.filter(({ draft }) => draft === "returned").map(returnedTask),
      ...live.filter(({ startState }) => startState === "passed").map(passedTask),
      ...kept
        .filter(({ draft, state }) => draft === "draft" || state === "draft")
        .map(unpublishedTask),
    ],
    facts,
    next: next ?? null,
  };
}

const gainOf = ({ fact, courses }: FactTask) => fact.weight * courses.length;

function sumOf(courses: readonly OfficeRow[]): number {
  return courses.reduce((sum, { completeness }) => sum + completeness, 0);
}

function returnedTask(course: OfficeRow): CourseTask {
  const words = course.comment ? `Returned: ${course.comment}` : "Returned by an operator";
  return { course, words, section: null };
}

function passedTask(course: OfficeRow): CourseTask {
  const words = "Every intake is past or closed: nobody sees when it starts next";
  return { course, words, section: "intakes" };
}

function unpublishedTask(course: OfficeRow): CourseTask {
  const words =
    course.state === "published" ? "Changes that are not live yet" : "Not published yet";
  return { course, words, section: null };
}
