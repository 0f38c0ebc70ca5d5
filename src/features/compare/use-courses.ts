import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Course } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";
import type { ComparedCourses, GoneCourse } from "./compare.data.ts";

/** The answer of the comparison's loader for a list of ids. */
interface LoadedCourses extends ComparedCourses {
  /** The requested ids. */
  ids: number[];
  failed: boolean;
}

/** What was loaded for an id; both null where there is nothing to show. */
interface KnownCourse {
  course: Course | null;
  gone: GoneCourse | null;
}

interface KnownCourses {
  /** In the order of the ids; only those loaded and published. */
  courses: Course[];
  /** Courses that are no longer offered. */
  gone: GoneCourse[];
  /** Ids without anything to show. */
  unknown: number[];
  /** The ids with those of joined courses replaced. */
  ids: number[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads courses in the browser, each once: a course that is removed and added again shows
 * immediately.
 */
export function useCourses(ids: readonly number[]): KnownCourses {
  const fetcher = useFetcher<LoadedCourses>();
  const [known, setKnown] = useState<ReadonlyMap<number, KnownCourse>>(new Map());
  const { data, load, state } = fetcher;
  const missing = paths.compare(ids.filter((id) => !known.has(id)));
  const isMissing = ids.some((id) => !known.has(id));

  useEffect(() => {
    if (isMissing) load(missing);
  }, [isMissing, missing, load]);

  useEffect(() => {
    if (data && !data.failed) setKnown((before) => new Map([...before, ...knownCourses(data)]));
  }, [data]);

  const hasFailed = isMissing && state === "idle" && data?.failed === true;
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return {
    courses: found.flatMap(({ course }) => course ?? []),
    gone: found.flatMap(({ gone }) => gone ?? []),
    unknown: ids.filter((id) => {
      const one = known.get(id);
      return one !== undefined && !one.course && !one.gone;
    }),
    ids: [...new Set(ids.map((id) => known.get(id)?.course?.id ?? id))],
    isLoading: isMissing && !hasFailed,
    hasFailed,
    retry: () => load(missing),
  };
}

function knownCourses({ ids, courses, gone, moved }: LoadedCourses): [number, KnownCourse][] {
  return ids.map((id) => {
    const at = moved.find(({ from }) => from === id)?.to ?? id;
    const course = courses.find((found) => found.id === at) ?? null;
    const archived = gone.find((found) => found.id === id) ?? null;
    if (!course && !archived) {
      console.warn(`Course ${id} is not listed; the comparison leaves it out.`);
    }
    return [id, { course, gone: archived }];
  });
}
