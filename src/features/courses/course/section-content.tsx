import type { ReactNode } from "react";
import type { Course } from "#catalogue/course.ts";
import { EntryRoutes } from "#features/entry/entry-routes.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { FeeTable } from "./fee-table.tsx";
import { withoutRepeatedTitle } from "./repeated-title.ts";
import { isSaidIn } from "./repeated-words.ts";
import type { SectionId } from "./sections.ts";

/** The content of a section of a course's page. */
export function SectionContent({ id, course }: { id: SectionId; course: Course }): ReactNode {
  switch (id) {
    case "admission":
      return <AdmissionSection course={course} />;
    case "fees":
      return <FeeTable course={course} />;
    case "campuses":
      return <CampusesSection course={course} />;
    case "modules":
      return <Modules html={withoutRepeatedTitle(course.modules ?? "", "Course Modules")} />;
    default:
      return <RichText html={course[RICH_TEXT_SECTIONS[id]] ?? ""} />;
  }
}

const RICH_TEXT_SECTIONS = {
  "study-options": "study_options",
  "class-timing": "indicative_class_timings",
  careers: "careers",
  notes: "general_notes",
} as const satisfies Record<
  Exclude<SectionId, "admission" | "modules" | "fees" | "campuses">,
  keyof Course
>;

/** What is asked: the ways in, and below them the words that they were read from. */
function AdmissionSection({ course }: { course: Course }) {
  const texts = [
    { heading: "General requirements", html: course.admission_general_requirements },
    { heading: "Alternative entry requirement", html: course.admission_alternative_requirements },
    { heading: "Language requirement", html: course.admission_language_requirements },
  ].filter(({ html }) => html);
  const inWords = (
    <div className="grid gap-4">
      {texts.map(({ heading, html }) => (
        <div key={heading}>
          <h3 className="mb-1 text-lg">{heading}</h3>
          <RichText html={html ?? ""} />
        </div>
      ))}
    </div>
  );
  if (course.entry_routes.length === 0) return inWords;
  const whole = texts.map(({ html }) => html).join(" ");
  const routes = course.entry_routes.map(({ conditions, source_text: words }) =>
    words && isSaidIn(words, whole) ? { conditions } : { conditions, source_text: words },
  );
  return (
    <div className="grid gap-4">
      <EntryRoutes routes={routes} />
      {texts.length > 0 && (
        <Disclosure
          summary={`In the words of ${course.institution.name}`}
          summaryClassName="py-2 text-base text-brand print:min-h-0"
          className="details-printed border-y border-line"
        >
          <div className="pb-4">{inWords}</div>
        </Disclosure>
      )}
    </div>
  );
}

/** Long lists of modules have short lines, so they get two columns where there is room. */
function Modules({ html }: { html: string }) {
  return (
    <RichText
      html={html}
      className="max-w-none xl:[&_:is(ul,ol):has(>li:nth-child(6))]:columns-2 print:[&_:is(ul,ol):has(>li:nth-child(6))]:columns-2 [&_:is(ul,ol)]:gap-12 [&_:is(h3,h4)]:break-after-avoid [&_:is(li,tr)]:break-inside-avoid"
    />
  );
}

function CampusesSection({ course }: { course: Course }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {course.campuses.map(({ id, name, island_city }) => (
        <li key={id}>
          <span className="block font-semibold">{name}</span>
          {island_city && <span className="text-sm text-ink-soft">{island_city}</span>}
        </li>
      ))}
    </ul>
  );
}
