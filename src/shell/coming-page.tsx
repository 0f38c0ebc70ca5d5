import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { ComparisonSkeleton } from "#features/compare/comparison-skeleton.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useSlow } from "#ui/slow.ts";
import type { PageShape } from "#web/pages.ts";
import { useWaitingMove } from "./offline.store.ts";
import { comingShape } from "./page-shapes.ts";

/** Milliseconds before the placeholder appears, so that quick navigations show none. */
const SHOW_AFTER_MS = 150;

/** Placeholder for the next page while it loads. */
export function ComingPage() {
  const { pathname } = useLocation();
  const shape = comingShape(pathname, useNavigation().location?.pathname);
  const isStuck = useWaitingMove() !== null;
  const isSlow = useSlow(shape !== null && !isStuck, SHOW_AFTER_MS);
  useTopOfPage(shape !== null, isSlow);
  if (!isSlow || shape === null) return null;
  return (
    <div className="coming-page">
      <p role="status" className="sr-only">
        Loading the page
      </p>
      <div aria-hidden>
        <div className={classNames("bg-deep", HEIGHTS[shape])}>
          {shape !== "institution" && (
            <Container className="grid gap-2 pt-[calc(var(--bar)+var(--spacing)*2)] md:grid-cols-[10rem_minmax(0,var(--container-text))] md:gap-10">
              <span className="block h-8 w-40 max-w-full rounded-sm bg-white/15 md:h-12" />
              <span className="block h-12 rounded-md bg-white/15" />
            </Container>
          )}
        </div>
        <Container className="pt-6 pb-20">{BODIES[shape]()}</Container>
      </div>
    </div>
  );
}

/**
 * Scrolls to the top while the placeholder is shown; a cancelled navigation restores the position.
 */
function useTopOfPage(isMoving: boolean, isShown: boolean): void {
  const { key } = useLocation();
  const left = useRef({ key, top: 0 });
  const wasShown = useRef(false);
  useEffect(() => {
    if (isMoving) left.current = { key, top: window.scrollY };
  }, [isMoving, key]);
  useLayoutEffect(() => {
    if (isShown) window.scrollTo(0, 0);
    else if (wasShown.current && left.current.key === key) window.scrollTo(0, left.current.top);
    wasShown.current = isShown;
  }, [isShown, key]);
}

const LIST_HEIGHT = "h-42 md:h-35 lg:h-39";

/** Height of the drawn sea at the head of each page, about as in the loaded page. */
const HEIGHTS: Record<PageShape, string> = {
  courses: LIST_HEIGHT,
  search: LIST_HEIGHT,
  institutions: LIST_HEIGHT,
  institution: "h-56 sm:h-72 lg:h-88",
  course: "h-104 lg:h-100",
  comparison: "h-64",
};

const BODIES: Record<PageShape, () => ReactNode> = {
  courses: () => (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <Several count={9}>
          <Skeleton className="h-6 w-full max-lg:not-first:hidden" />
        </Several>
      </div>
      <div className="grid gap-4">
        <Skeleton className="h-7 w-40" />
        <Several count={4}>
          <Card facts={6} />
        </Several>
      </div>
    </div>
  ),
  search: () => (
    <div className="grid gap-6">
      <Skeleton className="h-7 w-64 max-w-full" />
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Several count={7}>
          <div className="p-4 sm:px-6">
            <Head />
          </div>
        </Several>
      </div>
    </div>
  ),
  institutions: () => (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <Several count={6}>
        <Card facts={2} />
      </Several>
    </div>
  ),
  institution: () => (
    <div className="grid gap-6">
      <div className="-mt-18 size-24 rounded-lg border-4 border-ground bg-line sm:size-32" />
      <Skeleton className="h-9 w-96 max-w-full" />
      <div className="grid max-w-text gap-3">
        <Several count={4}>
          <Skeleton />
        </Several>
      </div>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Several count={4}>
          <Card facts={4} />
        </Several>
      </div>
    </div>
  ),
  course: () => (
    <div className="-mt-18 grid gap-6 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8">
      <Skeleton className="h-9 w-48" />
      <div className="grid grid-cols-2 gap-6 border-t border-line pt-6 md:grid-cols-4">
        <Facts count={9} />
      </div>
    </div>
  ),
  comparison: () => (
    <div className="grid gap-10">
      <Skeleton className="h-36 w-full max-w-200 max-sm:hidden" />
      <ComparisonSkeleton />
    </div>
  ),
};

function Card({ facts }: { facts: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5 shadow-raise sm:p-6">
      <Head />
      <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
        <Facts count={facts} />
      </div>
    </div>
  );
}

/** Placeholder for a logo beside a name. */
function Head() {
  return (
    <div className="flex items-center gap-4">
      <Skeleton className="size-12 shrink-0 rounded-md" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}

function Facts({ count }: { count: number }) {
  return (
    <Several count={count}>
      <div className="grid gap-2">
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-4 w-28 max-w-full" />
      </div>
    </Several>
  );
}

function Several({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
    <Fragment key={place}>{children}</Fragment>
  ));
}
