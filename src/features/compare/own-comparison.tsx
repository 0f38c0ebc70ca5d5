import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { SHORTLIST_LIMIT, SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import {
  addToShortlist,
  clearShortlist,
  removeFromShortlist,
} from "#features/shortlist/notices.store.ts";
import { shortlist, useShortlist } from "#features/shortlist/shortlist.store.ts";
import { shortlistCount } from "#features/shortlist/shortlist.ts";
import { sendVisit } from "#features/visits/send-visit.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import { AddCourse, type CourseMatch } from "./add-course.tsx";
import { ComparePage } from "./compare-page.tsx";
import { ComparisonSkeleton } from "./comparison-skeleton.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { GoneList } from "./gone-columns.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { useCourses } from "./use-courses.ts";

interface OwnComparisonProps {
  typed: string;
  matches: readonly CourseMatch[] | null;
  /** YYYY-MM-DD, in the Maldives. */
  today: string;
}

/** The visitor's own shortlist side by side. Only the browser knows it. */
export function OwnComparison({ typed, matches, today }: OwnComparisonProps) {
  const isHydrated = useHydrated();
  const ids = useShortlist();
  const state = useCourses(ids);
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const isReady = isHydrated && !state.isLoading;
  useNewIds(ids, state.ids);
  useComparedCounted(isReady ? ids.join() : "");
  const removal = ({ id, name }: { id: number; name: string }) => (
    <RemoveButton
      name={name}
      onRemove={() => {
        removeFromShortlist(id, name);
        region.current?.focus({ preventScroll: true });
      }}
    />
  );
  const add = ({ id, name }: CourseMatch) => {
    if (addToShortlist(id, name)) navigate(paths.compare(), { preventScrollReset: true });
  };
  return (
    <ComparePage
      // The count is unknown before hydration, and there is no shortlist without JavaScript.
      text={isHydrated ? shortlistCount(ids.length) : "\u00a0"}
      actions={
        isReady && state.courses.length + state.gone.length > 0 ? (
          <Button variant="glass" onClick={clearShortlist}>
            Clear All from Comparison
          </Button>
        ) : (
          <ButtonLink to={paths.courses()} variant="glass">
            Explore Courses
          </ButtonLink>
        )
      }
    >
      <ComparisonWithoutScript />
      {isReady && state.unknown.length > 0 && <Unlisted ids={state.unknown} />}
      {!isHydrated || state.isLoading ? (
        <ComparisonSkeleton />
      ) : state.hasFailed ? (
        <LoadFailure retry={state.retry} />
      ) : state.courses.length > 0 ? (
        <ComparisonView
          courses={state.courses}
          gone={state.gone}
          ids={[]}
          today={today}
          region={region}
          removal={removal}
        />
      ) : state.gone.length > 0 ? (
        <GoneList gone={state.gone} removal={removal} />
      ) : (
        ids.length === 0 && <Empty />
      )}
      {ids.length < SHORTLIST_LIMIT && (
        <AddCourse
          isWaiting={!isReady && state.courses.length === 0}
          title={ids.length > 0 ? "Add another course" : "Add a course"}
          ids={[]}
          typed={typed}
          matches={matches}
          {...(isHydrated && { onAdd: add })}
        />
      )}
    </ComparePage>
  );
}

/** Replaces the ids of joined courses on the shortlist with their new ids. */
function useNewIds(ids: readonly number[], now: readonly number[]): void {
  const text = now.join();
  useEffect(() => {
    if (ids.join() !== text) shortlist.replace(text.split(",").filter(Boolean).map(Number));
  }, [ids, text]);
}

/** Counts courses as compared, each once; an own comparison has none of them in its address. */
function useComparedCounted(compared: string): void {
  const counted = useRef(new Set<string>());
  useEffect(() => {
    const ids = compared.split(",");
    const added = ids.filter((id) => id !== "" && !counted.current.has(id));
    if (ids.length < 2 || added.length === 0) return;
    for (const id of added) counted.current.add(id);
    sendVisit({ path: paths.compare(), act: "compare", courses: added.map(Number) });
  }, [compared]);
}

function Empty() {
  return (
    <EmptyState title="Your shortlist is empty" className="noscript:hidden">
      <p>
        Tick “Add to shortlist” on up to {SHORTLIST_LIMIT_WORD} courses, and see here what each of
        them asks for, costs and leads to.
      </p>
    </EmptyState>
  );
}

function ComparisonWithoutScript() {
  return (
    <p className="hidden max-w-text text-lg noscript:block">
      Your shortlist needs JavaScript, which is off in this browser. You can still compare: tick
      courses in the list of courses, or find one below.
    </p>
  );
}

/** Courses on the shortlist that are no longer in the directory. */
function Unlisted({ ids }: { ids: readonly number[] }) {
  const text =
    ids.length === 1
      ? "1 course of your shortlist is no longer listed."
      : `${ids.length} courses of your shortlist are no longer listed.`;
  const remove = () => {
    for (const id of ids) shortlist.remove(id);
  };
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-sunken px-5 py-3">
      <p>{text}</p>
      <Button variant="secondary" size="sm" onClick={remove}>
        Remove from shortlist
      </Button>
    </div>
  );
}
