import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Course } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";
import type { ComparedCourses, GoneCourse } from "./compare.data.ts";

/** What the comparison's loader answers for a list of ids. */
interface LoadedCourses extends ComparedCourses {
  /** Ids that were asked for. */
  ids: number[];
  failed: boolean;
}

/** What is known of an id; both null where there is nothing to be shown. */
interface KnownCourse {
  course: Course | null;
  gone: GoneCourse | null;
}

interface KnownCourses {
  /** In the order of the ids, as far as they are loaded and published. */
  courses: Course[];
  /** Those that are no longer offered. */
  gone: GoneCourse[];
  /** Ids under which nothing is to be shown. */
  unknown: number[];
  /** The ids as they would be asked for now: courses that were joined have another. */
  ids: number[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads courses in the browser, each once: one that is removed and comes back is there at once. */
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
