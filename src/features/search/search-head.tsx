import { Link } from "react-router";
import { counted, shownOf } from "#catalogue/counted.ts";
import type { PageMeta } from "#catalogue/pagination.ts";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { CareerWay } from "#web/career-way.ts";
import { asksWhatToEnter } from "#web/doors.ts";
import { paths } from "#web/paths.ts";

interface SearchHeadProps {
  text: string;
  /** Address of the list of courses with this text. */
  courses: string;
  isList: boolean;
}

/** What a text may mean besides words of courses. */
interface Meant {
  /** What was searched for. */
  text: string;
  /** The way to the career that the text names. */
  career: CareerWay | null;
  /** Of what was found by the text itself. */
  meta: PageMeta;
}

/** True where what is meant stands in the place of what the text itself did not find. */
export const isAnsweredByMeaning = ({ text, career, meta }: Meant): boolean =>
  meta.total === 0 && (career !== null || asksWhatToEnter(text));

/** How much was found, and by what where not by the text. */
export function foundLine(meant: Meant, noun: string): string {
  if (!isAnsweredByMeaning(meant)) return shownOf(meant.meta, noun);
  const { career } = meant;
  return career ? `By career: ${counted(career.total, "course")}` : "By what you have";
}

/**
 * Stands over what a text found, the same in the search and in the list of courses: all of it or
 * courses alone.
 */
export function SearchHead({ text, courses, isList }: SearchHeadProps) {
  const kind = (to: string, isHere: boolean, label: string) => (
    <Link
      to={to}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-9 items-center rounded-lg px-4 text-sm font-semibold",
        isHere ? "bg-brand text-on-brand" : "text-brand hover:bg-brand-soft",
      )}
    >
      {label}
    </Link>
  );
  return (
    <nav
      aria-label="What to search"
      className="mb-2 inline-flex max-w-full flex-wrap rounded-xl border border-line bg-surface p-0.5 print:hidden"
    >
      {kind(paths.search(text), !isList, "Everything")}
      {kind(courses, isList, "Courses, with filters")}
    </nav>
  );
}

/** What the text means, first of all that is found; with courses where the text itself finds none. */
export function MeantFirst({ text, career, meta }: Meant) {
  return (
    <>
      {career && (
        <section aria-labelledby="leads-to" className={MEANT}>
          <div className={MEANT_HEAD}>
            <h3 id="leads-to" className="text-lg leading-snug">
              Courses that lead to {career.name}: {counted(career.total, "course")}
            </h3>
            <ButtonLink to={paths.careerCourses(career.key)}>See them all</ButtonLink>
          </div>
          {meta.total === 0 && <CourseCards courses={career.courses} />}
        </section>
      )}
      {asksWhatToEnter(text) && (
        <section aria-labelledby="can-enter" className={MEANT}>
          <div className={MEANT_HEAD}>
            <h3 id="can-enter" className="text-lg leading-snug">
              What you can enter with what you have
            </h3>
            <ButtonLink to={paths.whatIHave()}>Say what you have</ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}

const MEANT = "mb-4 grid gap-3 rounded-xl border border-line bg-sunken p-3 sm:p-4";
const MEANT_HEAD = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2";
