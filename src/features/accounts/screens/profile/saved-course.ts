import type { CourseCard, Stated } from "#catalogue/course.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { MOST_SAVED_COURSES } from "../../accounts.ts";

/** What the profile shows of a saved course. */
export interface SavedCourse {
  id: number;
  name: string;
  institution: string;
  level: Stated<string>;
  duration: Stated<string>;
}

export function savedCourse(course: CourseCard): SavedCourse {
  return {
    id: course.id,
    name: course.name,
    institution: course.institution.name,
    level: levelTitle(course.mnqf_level),
    duration: course.duration_text,
  };
}

/** Course ids of the address, each once. */
export function readSavedIds(params: URLSearchParams): number[] {
  const ids = (params.get("ids") ?? "").match(/\d{1,15}/g)?.map(Number) ?? [];
  return [...new Set(ids)].slice(0, MOST_SAVED_COURSES);
}
