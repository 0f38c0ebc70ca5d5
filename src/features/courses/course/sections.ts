import type { Course } from "#catalogue/course.ts";
import { compareFees } from "#catalogue/fees.ts";

export type SectionId =
  | "admission"
  | "modules"
  | "study-options"
  | "fees"
  | "class-timing"
  | "careers"
  | "notes"
  | "campuses";

export interface Section {
  /** Also the fragment of its address. */
  id: SectionId;
  title: string;
}

interface SectionRule extends Section {
  isStated: (course: Course) => boolean;
}

/** Sections of a course's page in their order (specification, 2.7), then its campuses. */
const SECTIONS: readonly SectionRule[] = [
  {
    id: "admission",
    title: "Admission Requirement",
    isStated: (course) =>
      Boolean(
        course.admission_general_requirements ||
          course.admission_alternative_requirements ||
          course.admission_language_requirements ||
          course.entry_routes.length > 0,
      ),
  },
  { id: "modules", title: "Course Modules", isStated: ({ modules }) => Boolean(modules) },
  {
    id: "study-options",
    title: "Study Options",
    isStated: ({ study_options }) => Boolean(study_options),
  },
  {
    id: "fees",
    title: "Indicative Fees",
    isStated: (course) => compareFees(course).length > 0,
  },
  {
    id: "class-timing",
    title: "Indicative Class Timing",
    isStated: ({ indicative_class_timings }) => Boolean(indicative_class_timings),
  },
  { id: "careers", title: "Careers", isStated: ({ careers }) => Boolean(careers) },
  { id: "notes", title: "General Notes", isStated: ({ general_notes }) => Boolean(general_notes) },
  { id: "campuses", title: "Campuses", isStated: ({ campuses }) => campuses.length > 0 },
];

/** The sections that have content. */
export function sectionsOf(course: Course): Section[] {
  return SECTIONS.filter(({ isStated }) => isStated(course)).map(({ id, title }) => ({
    id,
    title,
  }));
}

/** Titles of the sections that a course's page does not have, because nothing is stated in them. */
export function unstatedSections(course: Course): string[] {
  return SECTIONS.filter(({ isStated }) => !isStated(course)).map(({ title }) => title);
}
