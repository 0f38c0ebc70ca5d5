import type { SectionProps } from "./editor-section.tsx";
import { LazyRichText } from "./lazy-rich-text.tsx";
import { heldFields } from "./small-fields.tsx";

const TEXTS = [
  { field: "modules", label: "Course modules" },
  { field: "study_options", label: "Study options" },
  { field: "indicative_class_timings", label: "Class timing" },
  { field: "careers", label: "Careers" },
  { field: "general_notes", label: "General notes" },
] as const;

/** The long texts of a course. */
export function TextFields({ fields, change, problems }: SectionProps) {
  const held = heldFields(fields, change, (name) => problems.get(name));
  return TEXTS.map(({ field, label }) => (
    <LazyRichText key={field} label={label} {...held(field)} />
  ));
}
