import type { Nullable } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import type { EditorSection } from "#catalogue/editor-sections.ts";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { CHOSEN_FACTS, type ChosenFact } from "#catalogue/stated-facts.ts";
import { paths } from "#web/paths.ts";
import type { OfficeRow } from "../office-course.ts";

/** Something that waits for somebody. */
export interface OfficeTask {
  /** What it is about: a course by its name. */
  title: string;
  words: string;
  /** Where it is put right. */
  to: string;
  /** Id of the institution that is chosen with it, where another may be. */
  institution?: number;
}

/** A fact that several courses do not state. */
export interface FactTask {
  fact: ChosenFact;
  /** The most viewed first. */
  courses: readonly ViewedCourse[];
  /** How often their pages were opened, together. */
  views: number;
}

interface ViewedCourse {
  id: number;
  name: string;
  views: number;
}

/** What is known beside the courses; each part may come later, or not at all. */
interface TaskContext {
  /** How many questions wait for an answer. */
  openQuestions?: number | undefined;
  /** The institution's own record, with the fields of which another source says otherwise. */
  own?: { name: string; contradicted: readonly string[] } | undefined;
  /** How often the page of each course was opened in the last 30 days, by its id. */
  views?: ReadonlyMap<number, number> | undefined;
}

/** What needs somebody today, what is most pressing first. */
export interface Today {
  /** 0 to 100, of the courses on the site; null where there are none. */
  score: Nullable<number>;
  tasks: OfficeTask[];
  /** What is with an operator: nothing can be done of it. */
  submitted: OfficeTask[];
  facts: FactTask[];
  /** The fact that adds most to the score, where any is missing. */
  next: Nullable<FactTask>;
}

/** What an institution's courses need, and the people who ask about them. */
export function todayOf(
  courses: readonly OfficeRow[],
  { openQuestions = 0, own, views = new Map() }: TaskContext = {},
): Today {
  const kept = courses.filter(({ state }) => state !== "archived");
  const live = kept.filter(({ state }) => state === "published");
  const facts = CHOSEN_FACTS.map((fact) => {
    const missing = live.filter(({ summary }) => !fact.isStated(summary));
    return factTask(fact, missing, views);
  }).filter((task) => task.courses.length > 0);
  const [next] = facts.toSorted((a, b) => gainOf(b) - gainOf(a));
  return {
    score: live.length === 0 ? null : Math.floor(sumOf(live) / live.length),
    tasks: [
      ...(openQuestions > 0 ? [questionsTask(openQuestions)] : []),
      ...kept.filter(({ draft }) => draft === "returned").map(returnedTask),
      ...live.filter(({ startState }) => startState === "passed").map(passedTask),
      ...(own && own.contradicted.length > 0 ? [ownTask(own)] : []),
      ...kept.filter(({ contradicted }) => contradicted.length > 0).map(contradictedTask),
      ...kept
        .filter(({ draft, state }) => draft === "draft" || (draft === null && state === "draft"))
        .map(unpublishedTask),
    ],
    submitted: kept.filter(({ draft }) => draft === "submitted").map(submittedTask),
    facts,
    next: next ?? null,
  };
}

function factTask(
  fact: ChosenFact,
  missing: readonly OfficeRow[],
  views: ReadonlyMap<number, number>,
): FactTask {
  const courses = missing
    .map(({ id, name }) => ({ id, name, views: views.get(id) ?? 0 }))
    .sort((a, b) => b.views - a.views);
  return { fact, courses, views: courses.reduce((sum, course) => sum + course.views, 0) };
}

const gainOf = ({ fact, courses }: FactTask) => fact.weight * courses.length;

function sumOf(courses: readonly OfficeRow[]): number {
  return courses.reduce((sum, { completeness }) => sum + completeness, 0);
}

function questionsTask(count: number): OfficeTask {
  const title = count === 1 ? "1 question" : `${count} questions`;
  return { title, words: "Somebody waits for an answer", to: paths.office("questions") };
}

function taskOf({ id, name }: OfficeRow, words: string, section?: EditorSection): OfficeTask {
  const to = `${paths.office("courses", id)}${section ? `#${section}` : ""}`;
  return { title: name, words, to };
}

function returnedTask(course: OfficeRow): OfficeTask {
  return taskOf(course, course.comment ? `Returned: ${course.comment}` : "Returned by an operator");
}

function submittedTask(course: OfficeRow): OfficeTask {
  const since = course.savedAt === null ? "" : ` since ${dateWords(course.savedAt)}`;
  return taskOf(course, `With an operator${since}; a mail will say how it went`);
}

function passedTask(course: OfficeRow): OfficeTask {
  const words = "Every intake is past or closed: nobody sees when it starts next";
  return taskOf(course, words, "intakes");
}

function contradictedTask(course: OfficeRow): OfficeTask {
  return taskOf(course, otherwiseWords(course.contradicted));
}

function ownTask({ name, contradicted }: NonNullable<TaskContext["own"]>): OfficeTask {
  return { title: name, words: otherwiseWords(contradicted), to: paths.office("institution") };
}

function otherwiseWords(fields: readonly string[]): string {
  return `Another source says otherwise: ${fields.map(fieldTitle).join(", ")}`;
}

function unpublishedTask(course: OfficeRow): OfficeTask {
  const isLive = course.state === "published";
  return taskOf(course, isLive ? "Changes that are not live yet" : "Not published yet");
}
