import { useRef } from "react";
import type { Course } from "#catalogue/course.ts";
import { SHORTLIST_LIMIT, SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { replaceShortlist } from "#features/shortlist/notices.store.ts";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { SHORTLIST_FULL } from "#features/shortlist/shortlist.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import { AddCourse, type CourseMatch } from "./add-course.tsx";
import type { GoneCourse } from "./compare.data.ts";
import { ComparePage } from "./compare-page.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { GoneList } from "./gone-columns.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { RemoveLink } from "./remove-button.tsx";

interface SharedComparisonProps {
  courses: readonly Course[];
  gone: readonly GoneCourse[];
  /** True when the address named more courses than can be compared. */
  hasSurplus: boolean;
  /** True when the courses could not be loaded. */
  failed: boolean;
  typed: string;
  matches: readonly CourseMatch[] | null;
  /** YYYY-MM-DD, in the Maldives. */
  today: string;
}

/** Compares the courses in the address. The visitor's own shortlist does not change. */
export function SharedComparison({
  courses,
  gone,
  hasSurplus,
  failed,
  today,
  ...adding
}: SharedComparisonProps) {
  const region = useRef<HTMLElement>(null);
  const ids = courses.map(({ id }) => id);
  const all = [...ids, ...gone.map(({ id }) => id)];
  const removal = ({ id, name }: { id: number; name: string }) => (
    <RemoveLink name={name} to={paths.compare(all.filter((other) => other !== id))} />
  );
  return (
    <ComparePage
      eyebrow="Shared comparison"
      text="Your own shortlist is unchanged."
      actions={<SharedActions ids={ids} />}
    >
      {hasSurplus && (
        <p role="status" className="font-semibold">
          {SHORTLIST_FULL} These are the first {SHORTLIST_LIMIT_WORD}.
        </p>
      )}
      {courses.length > 0 ? (
        <ComparisonView
          courses={courses}
          gone={gone}
          ids={all}
          today={today}
          region={region}
          removal={removal}
        />
      ) : gone.length > 0 ? (
        <GoneList gone={gone} removal={removal} />
      ) : failed ? (
        <LoadFailure />
      ) : (
        <EmptyState title="These courses are no longer listed">
          <p>Their institutions may have changed or closed them. Find others below.</p>
        </EmptyState>
      )}
      {all.length < SHORTLIST_LIMIT && !failed && (
        <AddCourse title="Add another course" ids={all} {...adding} />
      )}
    </ComparePage>
  );
}

/** Shared courses that are listed do not need the link to all courses. */
function SharedActions({ ids }: { ids: readonly number[] }) {
  const own = useShortlist();
  const isSaved = ids.length > 0 && ids.join(",") === own.join(",");
  return (
    <>
      {ids.length > 0 && !isSaved && (
        <Button variant="accent" className="noscript:hidden" onClick={() => replaceShortlist(ids)}>
          Save these to my shortlist
        </Button>
      )}
      {own.length > 0 ? (
        <ButtonLink to={paths.compare()} variant="glass">
          See my own shortlist
        </ButtonLink>
      ) : (
        ids.length === 0 && (
          <ButtonLink to={paths.courses()} variant="glass">
            Explore Courses
          </ButtonLink>
        )
      )}
    </>
  );
}
