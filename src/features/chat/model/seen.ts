import type { Course, CourseSummary } from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";

/** What the tools gave a model while it made one answer: all that the answer may be about. */
export interface Seen {
  courses: Map<number, CourseSummary>;
  /** Those of the newest comparison, in its order. */
  compared: readonly Course[];
  institutions: Map<number, InstitutionSummary>;
  /** Results as they were handed over. */
  results: string[];
}

export function nothingSeen(): Seen {
  return { courses: new Map(), compared: [], institutions: new Map(), results: [] };
}
