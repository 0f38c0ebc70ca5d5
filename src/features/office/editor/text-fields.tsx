import type { SectionProps } from "./editor-section.tsx";
import { LazyRichText } from "./lazy-rich-text.tsx";

const TEXTS = [
  { field: "modules", label: "Course modules" },
  { field: "study_options", label: "Study options" },
  { field: "indicative_class_timings", label: "Class timing" },
  { field: "careers", label: "Careers" },
  { field: "general_notes", label: "General notes" },
] as const;

/** The long texts of a course. */
export function TextFields({ fields, change, problems }: SectionProps) {
  return TEXTS.map(({ field, label }) => (
    <LazyRichText
      key={field}
      label={label}
      value={fields[field]}
      error={problems.get(field)}
      onChange={(html) => change({ [field]: html }, field)}
    />
  ));
}
