import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Course } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";

/** What the comparison's loader answers for a list of ids. */
interface LoadedCourses {
  /** Ids that were asked for. */
  ids: number[];
  /** Those of them that are published. */
  courses: Course[];
  failed: boolean;
}

interface CoursesById {
  /** In the order of the ids, as far as they are loaded and published. */
  courses: Course[];
  /** Ids that no published course has. */
  unknown: number[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads courses in the browser, each once: one that is removed and comes back is there at once. */
export function useCourses(ids: readonly number[]): CoursesById {
  const fetcher = useFetcher<LoadedCourses>();
  const [known, setKnown] = useState<ReadonlyMap<number, Course | null>>(new Map());
  const { data, load, state } = fetcher;
  const missing = paths.compare(ids.filter((id) => !known.has(id)));
  const isMissing = ids.some((id) => !known.has(id));

  useEffect(() => {
    if (isMissing) load(missing);
  }, [isMissing, missing, load]);

  useEffect(() => {
    if (data && !data.failed) setKnown((before) => new Map([...before, ...entriesOf(data)]));
  }, [data]);

  const hasFailed = isMissing && state === "idle" && data?.failed === true;
  return {
    courses: ids.map((id) => known.get(id)).filter((course) => course != null),
    unknown: ids.filter((id) => known.get(id) === null),
    isLoading: isMissing && !hasFailed,
    hasFailed,
    retry: () => load(missing),
  };
}

function entriesOf({ ids, courses }: LoadedCourses): [number, Course | null][] {
  return ids.map((id) => {
    const course = courses.find((found) => found.id === id) ?? null;
    if (!course) console.warn(`Course ${id} is not listed; the comparison leaves it out.`);
    return [id, course];
  });
}
