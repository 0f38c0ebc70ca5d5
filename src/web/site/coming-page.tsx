import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { Container } from "#ui/container.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useSlow } from "#ui/slow.ts";
import { useWaitingMove } from "./offline.store.ts";
import { comingShape, type PageShape } from "./page-shapes.ts";

/** Time that the page that is left stays, in milliseconds: quick moves show nothing in between. */
const PATIENCE = 150;

/** The shape of the next page in the place of the last one, while it is on its way. */
export function ComingPage() {
  const { pathname } = useLocation();
  const shape = comingShape(pathname, useNavigation().location?.pathname);
  const isStuck = useWaitingMove() !== null;
  const isSlow = useSlow(shape !== null && !isStuck, PATIENCE);
  useTopOfPage(shape !== null, isSlow);
  if (!isSlow || shape === null) return null;
  return (
    <div className="coming-page">
      <p role="status" className="sr-only">
        Loading the page
      </p>
      <div aria-hidden>
        <div data-ground="deep" className={HEIGHTS[shape]} />
        <Container className="pt-6 pb-20">{BODIES[shape]()}</Container>
      </div>
    </div>
  );
}

/** The shape shows from its beginning; a move that comes to nothing gives the place back. */
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

/** The sea at the head of each page, about as high as it will be. */
const HEIGHTS: Record<PageShape, string> = {
  courses: "h-82 bg-deep lg:h-76",
  search: "h-82 bg-deep lg:h-76",
  institutions: "h-96 bg-deep lg:h-88",
  institution: "h-56 bg-deep sm:h-72 lg:h-88",
  course: "h-104 bg-deep lg:h-100",
};

const BODIES: Record<PageShape, () => ReactNode> = {
  courses: () => (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Stack count={8} className="h-11 max-lg:not-first:hidden" />
      <div className="grid gap-4">
        <Skeleton className="h-7 w-40" />
        <Stack count={4} className="h-64 rounded-lg" />
      </div>
    </div>
  ),
  search: () => (
    <div className="grid gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      <Stack count={7} className="h-20 rounded-lg" />
    </div>
  ),
  institutions: () => (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <Blocks count={6} className="h-52 rounded-lg" />
    </div>
  ),
  institution: () => (
    <div className="grid gap-6">
      <Skeleton className="-mt-18 size-24 rounded-lg sm:size-32" />
      <Skeleton className="h-9 w-96 max-w-full" />
      <Stack count={4} className="h-4 max-w-text" />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Blocks count={4} className="h-72 rounded-lg" />
      </div>
    </div>
  ),
  course: () => (
    <div className="grid gap-12">
      <div className="-mt-18 grid gap-6 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8">
        <Skeleton className="h-9 w-48" />
        <div className="grid grid-cols-2 gap-6 border-t border-line pt-6 md:grid-cols-4">
          <Blocks count={8} className="h-10" />
        </div>
      </div>
      <Stack count={3} className="h-40 rounded-lg" />
    </div>
  ),
};

function Stack(blocks: BlocksProps) {
  return (
    <div className="grid content-start gap-4">
      <Blocks {...blocks} />
    </div>
  );
}

interface BlocksProps {
  count: number;
  className: string;
}

function Blocks({ count, className }: BlocksProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
    <Skeleton key={place} className={className} />
  ));
}
