import { Plus } from "lucide-react";
import { Form, Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { SearchField } from "#ui/search-field.tsx";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";

/** A course that matches the typed text. */
export interface CourseMatch {
  id: number;
  name: string;
  /** Second line: institution, level and duration. */
  facts: string;
  sample: boolean;
}

interface AddCourseProps {
  title: string;
  /** Courses of a shared comparison; empty for the visitor's own shortlist. */
  ids: readonly number[];
  typed: string;
  /** Null before the first search. */
  matches: readonly CourseMatch[] | null;
  /** Adds a course to the visitor's own list; without it, only the link adds the course. */
  onAdd?: (match: CourseMatch) => void;
  /** Not shown until it is known what stands above it, or where there is no JavaScript. */
  isWaiting?: boolean;
}

/** Finds another course to compare: a form, and links to the comparison with one more course. */
export function AddCourse({ title, ids, typed, matches, onAdd, isWaiting }: AddCourseProps) {
  return (
    <section
      aria-labelledby="add-course"
      className={classNames("max-w-text print:hidden", isWaiting && "hidden noscript:block")}
    >
      <h2 id="add-course" className="text-xl">
        {title}
      </h2>
      <Form action={paths.compare()} preventScrollReset className="mt-4">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(",")} />}
        <SearchField
          key={typed}
          name="add"
          defaultValue={typed}
          label="Find a course to add"
          placeholder="Course, field or institution"
        />
      </Form>
      <div role="status">
        {matches?.length === 0 && <p className="mt-4 text-ink-soft">Course not found</p>}
      </div>
      {matches && matches.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {matches.map((match) => (
            <li key={match.id}>
              <Link
                to={paths.compare([...ids, match.id])}
                preventScrollReset
                onClick={(event) => {
                  if (!onAdd) return;
                  event.preventDefault();
                  onAdd(match);
                }}
                className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-brand-soft"
              >
                <Plus aria-hidden size={20} className="shrink-0 text-brand" />
                <span className="min-w-0">
                  <span className="sr-only">Add </span>
                  <span className="block font-semibold">{match.name}</span>
                  <span className="block text-sm text-ink-soft">{match.facts}</span>
                  {match.sample && <SampleWords />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
