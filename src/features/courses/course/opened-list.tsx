import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import type { OpenedCourses } from "./opened-courses.ts";

const LINK = "inline-flex min-h-6 items-center text-link";

interface OpenedListProps {
  courseId: number;
  opened: OpenedCourses | null;
}

/** Which levels name the course's qualification as a way in; nothing where none does. */
export function OpenedList({ courseId, opened }: OpenedListProps) {
  if (opened === null) return null;
  const { field, levels } = opened;
  return (
    <section aria-labelledby="opens" className="print:hidden">
      <h2 id="opens" className="text-xl">
        What it opens
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        Courses that name a qualification at this level, or below it, as a way in. They may ask for
        more beside it.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {levels.map(({ level, count }) => (
          <li
            key={level}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 text-sm md:grid md:grid-cols-[18rem_8rem_minmax(0,1fr)]"
          >
            <span className="font-semibold max-md:w-full">{levelTitle(level)}</span>
            <Link to={paths.opens(courseId, level)} className={`tabular ${LINK}`}>
              {counted(count, "course")}
              <span className="sr-only"> that it opens: {levelTitle(level)}</span>
            </Link>
            <Link
              to={paths.pathways({ level, ...(field !== null && { category: field }) })}
              className={LINK}
            >
              Paths there<span className="sr-only">: {levelTitle(level)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
