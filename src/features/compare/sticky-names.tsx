import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";

interface StickyNamesProps {
  courses: readonly { id: number; name: string }[];
  /** The part of the page that scrolls sideways. */
  region: RefObject<HTMLElement | null>;
}

/**
 * The names of the columns, at the top of the window once the table's own head is out of view. A
 * head inside a part that scrolls sideways cannot stick to the window, so this copy scrolls along
 * with that part.
 */
export function StickyNames({ courses, region }: StickyNamesProps) {
  const names = useRef<HTMLDivElement>(null);
  const isShown = useHeadAbove(region);
  useEffect(() => {
    const part = region.current;
    const follow = () => {
      if (part && names.current) names.current.scrollLeft = part.scrollLeft;
    };
    follow();
    part?.addEventListener("scroll", follow, { passive: true });
    return () => part?.removeEventListener("scroll", follow);
  }, [region]);
  return (
    <div aria-hidden className="comparison-names print:hidden">
      <div
        ref={names}
        className={classNames(
          "overflow-hidden rounded-b-lg border border-line bg-surface shadow-lift transition-opacity",
          isShown ? "opacity-100" : "pointer-events-none opacity-0",
        )}
      >
        <div className="comparison-grid">
          <span className="sticky start-0 z-10 border-e border-line bg-surface max-sm:invisible" />
          {courses.map(({ id, name }) => (
            <span key={id} className="line-clamp-2 px-3 py-2 text-sm font-bold sm:px-4">
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** True while the table's head is above the window and its last row is not. */
function useHeadAbove(region: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const look = () => {
      const head = region.current?.querySelector("thead tr")?.getBoundingClientRect();
      const end = region.current?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector(".site-bar")?.getBoundingClientRect().bottom ?? 0;
      setIsAbove(head !== undefined && head.bottom < bar && end > bar + head.height);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [region]);
  return isAbove;
}
