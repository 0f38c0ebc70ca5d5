import type { Course, CourseSummary } from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";

/** What the tools gave a model for one answer: the answer may use only this. */
export interface Seen {
  courses: Map<number, CourseSummary>;
  /** Courses of the newest comparison, in its order. */
  compared: readonly Course[];
  institutions: Map<number, InstitutionSummary>;
  /** Results in the form that the model received. */
  results: string[];
}

export function nothingSeen(): Seen {
  return { courses: new Map(), compared: [], institutions: new Map(), results: [] };
}
