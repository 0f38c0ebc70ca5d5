import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import { nextStart, startWords } from "#catalogue/intakes.ts";
import { levelTitle } from "#catalogue/levels.ts";
import type { Basis } from "#catalogue/operator.ts";
import { completenessOf, type StartState, startStateOf } from "#catalogue/stated-facts.ts";
import { formatTotalCost, inMvr, totalCost } from "#catalogue/total-cost.ts";
import type { Contradiction, CourseOverview } from "#records/editing/editing.schema.ts";
import {
  type CourseContext,
  type CourseFields,
  completeFields,
  summaryOf,
} from "./course-fields.ts";

/** A course as the lists of the office know it. */
export interface OfficeRow {
  id: number;
  name: string;
  state: CourseOverview["state"];
  /** State of the change that waits on it. */
  draft: CourseOverview["draft_state"];
  /** When that change was saved. */
  savedAt: CourseOverview["saved_at"];
  etag: string;
  may: CourseOverview["may"];
  /** With the change that waits on it. */
  fields: CourseFields;
  /** What the public reads. */
  published: CourseFields;
  /** What a reviewer says of its change. */
  comment: Nullable<string>;
  /** Fields of which another source says otherwise, where nobody has settled it. */
  contradicted: readonly string[];
  summary: CourseSummary;
  level: Nullable<string>;
  /** "January 2027"; null where none is known that is not past. */
  start: Nullable<string>;
  /** To sort by: YYYY-MM or YYYY-MM-DD. */
  startsOn: Nullable<string>;
  startState: StartState;
  cost: string;
  /** To sort by: whole rufiyaa. */
  costFrom: Nullable<number>;
  completeness: number;
  updated_at: string;
}

/** The fields of which another source says otherwise, where nobody has settled it. */
export function openContradictions(all: readonly Contradiction[]): string[] {
  return [...new Set(all.filter(({ kept }) => kept === null).map(({ field }) => field))];
}

/** What lists show of a course. */
export function officeRowOf(
  course: CourseOverview,
  around: Omit<CourseContext, "id"> & Basis,
): OfficeRow {
  const { id, state, etag, may, updated_at, comment, saved_at: savedAt } = course;
  const published = completeFields(course.fields);
  const fields = completeFields({ ...course.fields, ...course.draft });
  const summary = summaryOf(fields, { ...around, id });
  const start = nextStart(summary, around.today);
  const cost = totalCost(summary);
  return {
    id,
    name: fields.name,
    state,
    draft: course.draft_state,
    savedAt,
    etag,
    may,
    updated_at,
    comment,
    fields,
    published,
    summary,
    contradicted: openContradictions(course.contradictions),
    level: levelTitle(fields.mnqf_level),
    start: start && startWords(start),
    startsOn: start?.on ?? null,
    startState: startStateOf(summary, around.today),
    cost: formatTotalCost(cost),
    costFrom: (cost && inMvr(cost, around.operator)?.from) ?? null,
    completeness: completenessOf(summary),
  };
}
