import type { Course } from "#catalogue/course.ts";
import { vanishedWords } from "#catalogue/evidence.ts";

/** A compared course that is no longer offered. */
export interface GoneCourse {
  id: number;
  name: string;
  institution: string;
  /** "No longer in the MQA register, since March 2021" */
  words: string;
}

/** What was found under the ids of a comparison. */
export interface ComparedCourses {
  courses: Course[];
  gone: GoneCourse[];
  /** Courses whose id changed because they were joined with another. */
  moved: { from: number; to: number }[];
}

interface LookedUpCourses {
  asked: number;
  course: Course | null;
  archived: {
    id: number;
    name: string;
    institution: { name: string } | null;
    source: string;
    since: string;
  } | null;
}

/** Sorts the courses found under the ids of a comparison; two that were joined appear once. */
export function comparedCourses(found: readonly LookedUpCourses[]): ComparedCourses {
  const courses = new Map(found.flatMap(({ course }) => (course ? [[course.id, course]] : [])));
  return {
    courses: [...courses.values()],
    gone: found.flatMap(({ asked, archived }) => (archived ? [goneColumn(asked, archived)] : [])),
    moved: found.flatMap(({ asked, course }) =>
      course && course.id !== asked ? [{ from: asked, to: course.id }] : [],
    ),
  };
}

function goneColumn(id: number, archived: NonNullable<LookedUpCourses["archived"]>): GoneCourse {
  const { name, institution, source, since } = archived;
  return { id, name, institution: institution?.name ?? "", words: vanishedWords(source, since) };
}
