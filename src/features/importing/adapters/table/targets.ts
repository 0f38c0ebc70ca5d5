import { columnTitle, fieldTitle, PART_TITLES } from "#catalogue/field-titles.ts";
import { contactRecord } from "#records/record.schema.ts";
import { exportColumns, isColumn, numberedField, TEMPLATE_COLUMNS } from "../magu/csv-cells.ts";

/**
 * What a column of a file can fill: the columns of our own tables. Those of the institution of a row
 * stand behind `institution.`, those of a place where it is taught behind `campus.`.
 */
const INSTITUTION = "institution.";
const CAMPUS = "campus.";

const INSTITUTION_TARGETS = TEMPLATE_COLUMNS.institutions.map((column) => INSTITUTION + column);
const CAMPUS_TARGETS = Object.keys(contactRecord.shape)
  .filter((key) => key !== "is_main")
  .map((key) => CAMPUS + key);

/** Every target that a form offers; files may have further numbered ones (`fee_3_start`). */
export const TARGETS: readonly string[] = [
  ...TEMPLATE_COLUMNS.courses,
  ...INSTITUTION_TARGETS,
  ...CAMPUS_TARGETS,
];
const KNOWN: ReadonlySet<string> = new Set(TARGETS);

export const isTarget = (target: string): boolean =>
  KNOWN.has(target) || isColumn("courses", target, false);

/** Column of the institution, or of its place, that a target fills; null for one of the course. */
export function targetPart(target: string): { of: "institution" | "campus"; key: string } | null {
  if (target.startsWith(INSTITUTION)) {
    return { of: "institution", key: target.slice(INSTITUTION.length) };
  }
  return target.startsWith(CAMPUS) ? { of: "campus", key: target.slice(CAMPUS.length) } : null;
}

/** Columns that our own exports add, which say nothing of the course itself. */
export const EXPORT_ONLY: ReadonlySet<string> = new Set(
  exportColumns("courses").filter((column) => !isTarget(column)),
);

/** A target's name for people: "MNQF level", "Fee 1: Amount", "Institution: Logo". */
export function targetLabel(target: string): string {
  const part = targetPart(target);
  if (part) return `${part.of === "campus" ? "Place" : "Institution"}: ${fieldTitle(part.key)}`;
  const numbered = numberedField(target);
  if (!numbered) return REFERENCE_LABELS.get(target) ?? columnTitle(target);
  const { list, number, key } = numbered;
  if (list === "fees") return `Fee ${number}: ${PART_TITLES.get(key) ?? key}`;
  return `Intake ${number}: ${fieldTitle(key)}`;
}

const REFERENCE_LABELS: ReadonlyMap<string, string> = new Map([
  ["ref", "Reference of the course"],
  ["institution", "Reference of the institution"],
]);

/** Fields whose values are choices: their words may be others in a source. */
export const WORD_FIELDS = [
  "mnqf_level",
  "delivery_modalities",
  "mode_of_study_text",
  "languages",
  "categories",
  "awarding_body_type",
  "mqa_approved",
  "approval_status",
  "is_published",
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

export const isWordField = (field: string): field is WordField =>
  (WORD_FIELDS as readonly string[]).includes(field);
