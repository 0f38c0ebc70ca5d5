import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";

/** What tells a column from another, also where three courses have one name. */
export interface StickyHead {
  id: number;
  name: string;
  institution: string;
  /** Address of the institution's logo; null for a course that is no longer offered. */
  logo: string | null;
}

interface StickyNamesProps {
  courses: readonly StickyHead[];
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
          {courses.map(({ id, name, ...of }) => (
            <div key={id} className="px-3 py-2 @min-[48rem]/page:px-4">
              <span className="line-clamp-2 text-sm leading-snug font-bold">{name}</span>
              <InstitutionLine {...of} className="min-w-0 truncate" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Logo and name of a column's institution. */
export function InstitutionLine({
  institution,
  logo,
  className,
}: Pick<StickyHead, "institution" | "logo"> & { className?: string }) {
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs font-normal text-ink-soft print:text-[9pt]">
      {logo && (
        <img
          src={logo}
          alt=""
          width={20}
          height={20}
          className="size-5 shrink-0 rounded-sm bg-sunken object-contain"
        />
      )}
      <span className={className}>{institution}</span>
    </span>
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
