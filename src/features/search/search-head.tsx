import { Compass, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { careerNamed } from "#catalogue/guide-careers.ts";
import { classNames } from "#ui/class-names.ts";
import { asksWhatToEnter } from "#web/doors.ts";
import { paths } from "#web/paths.ts";

interface SearchHeadProps {
  /** What was searched for. */
  text: string;
  /** Address of the list of courses with this text. */
  courses: string;
  isList: boolean;
  /** The career that the text names. */
  career: ReturnType<typeof careerNamed>;
}

/**
 * Stands over what a text found, the same in the search and in the list of courses: all of it or
 * courses alone, and what no list of courses answers.
 */
export function SearchHead({ text, courses, isList, career }: SearchHeadProps) {
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
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <nav
        aria-label="What to search"
        className="inline-flex max-w-full flex-wrap rounded-xl border border-line bg-surface p-0.5"
      >
        {kind(paths.search(text), !isList, "Everything")}
        {kind(courses, isList, "Courses, with filters")}
      </nav>
      {career && (
        <Guide icon={<Compass aria-hidden size={16} />} to={paths.careerCourses(career.key)}>
          Courses that lead to this work: {career.name}
        </Guide>
      )}
      {asksWhatToEnter(text) && (
        <Guide icon={<ListChecks aria-hidden size={16} />} to={paths.whatIHave()}>
          See what you can enter with what you have
        </Guide>
      )}
    </div>
  );
}

function Guide({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-brand underline underline-offset-4"
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}
