import type { ReactNode } from "react";
import type { Course } from "#catalogue/course.ts";
import { RichText } from "#ui/rich-text.tsx";
import { FeeTable } from "./fee-table.tsx";
import type { SectionId } from "./sections.ts";

/** What stands in a section of a course's page. */
export function SectionContent({ id, course }: { id: SectionId; course: Course }): ReactNode {
  switch (id) {
    case "admission":
      return <Admission course={course} />;
    case "fees":
      return <FeeTable course={course} />;
    case "campuses":
      return <Campuses course={course} />;
    default:
      return <RichText html={course[RICH_TEXT[id]] ?? ""} />;
  }
}

const RICH_TEXT = {
  modules: "modules",
  "study-options": "study_options",
  "class-timing": "indicative_class_timings",
  careers: "careers",
  notes: "general_notes",
} as const satisfies Record<Exclude<SectionId, "admission" | "fees" | "campuses">, keyof Course>;

function Admission({ course }: { course: Course }) {
  const routes = [
    { heading: "General requirements", html: course.admission_general_requirements },
    { heading: "Alternative entry requirement", html: course.admission_alternative_requirements },
    { heading: "Language requirement", html: course.admission_language_requirements },
  ];
  return (
    <div className="grid gap-6">
      {routes.map(
        ({ heading, html }) =>
          html && (
            <div key={heading}>
              <h3 className="mb-2 text-lg">{heading}</h3>
              <RichText html={html} />
            </div>
          ),
      )}
    </div>
  );
}

function Campuses({ course }: { course: Course }) {
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
