import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { Course } from "#catalogue/course.ts";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { SectionContent } from "./section-content.tsx";
import { type Section, type SectionId, sectionsOf } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

interface CourseSectionsProps {
  course: Course;
  /** Sources by section, where one line for the whole page is not enough. */
  stated: Partial<Record<SectionId, ReactNode>>;
}

/**
 * The long texts of a course: beside a table of contents on wide screens, an accordion on small
 * ones.
 */
export function CourseSections({ course, stated }: CourseSectionsProps) {
  const sections = sectionsOf(course);
  const frame = useRef<HTMLDivElement>(null);
  useFoldOnSmallScreens(frame);
  if (sections.length === 0) return <NoSections />;
  return (
    <div className="grid gap-12 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <SideList sections={sections} />
      <div
        ref={frame}
        className="grid content-start gap-4 max-sm:gap-2 lg:gap-6 print:block print:columns-[75mm] print:gap-6"
      >
        {sections.map(({ id, title }) => (
          <section key={id} id={id} aria-label={title}>
            <Disclosure
              open
              summary={<h2 className="text-xl max-sm:text-lg print:text-base">{title}</h2>}
              summaryClassName="px-5 py-4 sm:px-8 lg:py-6 print:min-h-0 print:p-0"
              className="details-printed rounded-lg border border-line bg-surface print:border-0"
            >
              <div className="px-5 pb-6 sm:px-8 lg:pb-8 print:px-0 print:pb-3">
                <SectionContent id={id} course={course} />
                {stated[id]}
              </div>
            </Disclosure>
          </section>
        ))}
      </div>
    </div>
  );
}

function SideList({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id)) ?? sections[0]?.id;
  return (
    <nav aria-label="On this page" className="max-lg:hidden print:hidden">
      <ul className="stuck-36 border-s-2 border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={() => unfold(id)}
              className={classNames(
                "-ms-0.5 flex min-h-11 items-center border-s-3 ps-4 text-sm hover:text-brand",
                id === current
                  ? "border-brand font-semibold text-brand-strong"
                  : "border-transparent text-ink-soft",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoSections() {
  return (
    <p className="max-w-text text-ink-soft">
      The institution states nothing more about this course. Ask it about admission, modules and
      class times.
    </p>
  );
}

/** Opens the section that a link leads to. */
function unfold(id: string): void {
  document.getElementById(id)?.querySelector("details")?.setAttribute("open", "");
}

/**
 * The page arrives with every section open, so that all text is visible without JavaScript. On a
 * small screen the first stays open, and the one that the address names; the others close, but for
 * those that the visitor sees already, which would pull the page away.
 */
function useFoldOnSmallScreens(frame: RefObject<HTMLElement | null>): void {
  const isArriving = useRef(!useHydrated()).current;
  useLayoutEffect(() => {
    const wide = matchMedia("(width >= 64rem)");
    const all = () => [...(frame.current?.querySelectorAll("details") ?? [])];
    const named = document.getElementById(location.hash.slice(1));
    const isSeen = (part: Element) =>
      isArriving && part.getBoundingClientRect().top < document.documentElement.clientHeight;
    if (!wide.matches) {
      const shut = all()
        .slice(1)
        .filter((part) => !named?.contains(part) && !isSeen(part));
      for (const details of shut) details.open = false;
    }
    const unfoldAll = () => {
      if (wide.matches) for (const details of all()) details.open = true;
    };
    wide.addEventListener("change", unfoldAll);
    return () => wide.removeEventListener("change", unfoldAll);
  }, [frame, isArriving]);
}
