import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { addToShortlist } from "#features/shortlist/notices.store.ts";
import { shortlist, useShortlist } from "#features/shortlist/shortlist.store.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import { MAX_SAVED_COURSES } from "../account-limits.ts";
import {
  loadSavedCourses,
  noteApplication,
  type SavedCourses,
  saveChange,
  useSavedCourses,
} from "../saved-courses.store.ts";
import type { SavedCourse } from "./saved-course.ts";

/** The account's saved courses; some of them are on this device's shortlist. */
export function SavedCourseList() {
  const { ids, applied, problem } = useSavedCourses();
  const courses = useFacts(ids);
  useEffect(() => {
    loadSavedCourses();
  }, []);
  return (
    <div className="grid gap-4">
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {ids === null && !problem && <Skeleton className="h-32 w-full" />}
      {ids?.length === 0 && (
        <p>Nothing saved yet. Add courses to your shortlist to find them here.</p>
      )}
      {ids && ids.length > 0 && <List ids={ids} courses={courses} applied={applied ?? []} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.compare()} variant="secondary">
          Compare
        </ButtonLink>
        <ButtonLink to={paths.courses()} variant="quiet">
          Explore Courses
        </ButtonLink>
      </div>
    </div>
  );
}

interface ListProps {
  ids: readonly number[];
  courses: ReadonlyMap<number, SavedCourse> | null;
  applied: NonNullable<SavedCourses["applied"]>;
}

function List({ ids, courses, applied }: ListProps) {
  const notes = new Map(applied.map((note) => [note.course_id, note]));
  const compared = useShortlist();
  return (
    <>
      <p className="text-sm text-ink-soft">
        {compared.length} of {SHORTLIST_LIMIT} places in the comparison on this device are taken.
        {ids.length >= MAX_SAVED_COURSES &&
          ` An account keeps ${MAX_SAVED_COURSES} courses: remove one to save another.`}
      </p>
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
        {ids.map((id) => (
          <li key={id} className="px-4 py-3">
            {courses === null ? (
              <Skeleton className="h-12 w-full" />
            ) : (
              <SavedCourseRow
                id={id}
                course={courses.get(id)}
                noted={notes.get(id)}
                isCompared={compared.includes(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SavedCourseRowProps {
  id: number;
  course: SavedCourse | undefined;
  noted: ListProps["applied"][number] | undefined;
  isCompared: boolean;
}

function SavedCourseRow({ id, course, noted, isCompared }: SavedCourseRowProps) {
  const name = course?.name ?? "A course that is no longer listed";
  const compare = (wanted: boolean) => {
    const held = shortlist.held();
    if (!wanted) shortlist.choose(held.filter((other) => other !== id));
    // The shortlist shows its own message when it is full.
    else if (held.length >= SHORTLIST_LIMIT) addToShortlist(id, name);
    else shortlist.choose([...held, id]);
  };
  const remove = async () => {
    // What is noted of applying holds a course on the list.
    const none = { course_id: id, applied_on: null, ready: [] };
    if (noted && !(await noteApplication(none))) return;
    if (isCompared) shortlist.remove(id);
    else saveChange({ added: [], removed: [id] });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        {course ? (
          <Link
            to={paths.course(course)}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        {course && <p className="text-sm text-ink-soft">{savedCourseFacts(course)}</p>}
        {noted?.applied_on && (
          <p className="text-sm font-semibold">You applied on {dateWords(noted.applied_on)}.</p>
        )}
        {course?.gone && <p className="text-sm text-danger">{course.gone}</p>}
        {course?.sample && <SampleWords />}
      </div>
      <div className="flex items-center gap-1">
        {course && !course.gone && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 pe-3 text-sm">
            <input
              type="checkbox"
              checked={isCompared}
              onChange={(event) => compare(event.target.checked)}
              className="size-4.5 shrink-0"
            />
            <span>
              Compare<span className="sr-only">: {name}</span>
            </span>
          </label>
        )}
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={remove}>
          <Trash2 aria-hidden size={20} />
        </Button>
      </div>
    </div>
  );
}

function savedCourseFacts({ institution, level, duration }: SavedCourse): string {
  return [institution, level, duration].filter(Boolean).join(" · ");
}

/** Summaries of these courses; null while they load. */
function useFacts(ids: readonly number[] | null): ReadonlyMap<number, SavedCourse> | null {
  const { data, load } = useFetcher<{ courses: SavedCourse[] }>();
  const address = ids && ids.length > 0 ? paths.profile(ids) : null;
  useEffect(() => {
    if (address) load(address);
  }, [address, load]);
  return data ? new Map(data.courses.map((course) => [course.id, course])) : null;
}
