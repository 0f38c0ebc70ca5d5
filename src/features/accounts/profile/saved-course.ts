import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import { vanishedWords } from "#catalogue/evidence.ts";
import { levelTitle } from "#catalogue/levels.ts";
import type { Archived } from "#platform/errors.ts";
import { recordNumbers } from "#platform/record-number.ts";
import { MAX_SAVED_COURSES } from "../account-limits.ts";

/** A saved course on the profile. */
export interface SavedCourse {
  id: number;
  name: string;
  institution: string;
  level: Nullable<string>;
  duration: Nullable<string>;
  sample: boolean;
  /** "No longer in the MQA register, since March 2021"; null where it is offered. */
  gone: Nullable<string>;
}

export function savedCourse(course: CourseSummary): SavedCourse {
  return {
    id: course.id,
    name: course.name,
    institution: course.institution.name,
    level: levelTitle(course.mnqf_level),
    duration: course.duration_text,
    sample: course.sample,
    gone: null,
  };
}

/** A saved course that is no longer offered, under the id by which it was saved. */
export function goneSavedCourse(
  id: number,
  { name, institution, source, since }: Archived,
): SavedCourse {
  return {
    id,
    name,
    institution: institution?.name ?? "",
    level: null,
    duration: null,
    sample: false,
    gone: vanishedWords(source, since),
  };
}

/** Course ids of the address, each once. */
export function readSavedIds(params: URLSearchParams): number[] {
  return recordNumbers(params.get("ids") ?? "").slice(0, MAX_SAVED_COURSES);
}
