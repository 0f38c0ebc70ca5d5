import type { MnqfLevel } from "#catalogue/course.ts";
import { formatAmount } from "#catalogue/fees.ts";
import type { CsvRow } from "#features/importing/adapters/csv-table.ts";
import type { ImportTally } from "#features/importing/adapters/tally.ts";
import { htmlFromText } from "#platform/html.ts";
import type { CourseInput } from "#records/record.schema.ts";
import { cell, figure, nullIfEmpty } from "./cells.ts";
import type { FieldsOfEducation } from "./fields-of-education.ts";

export const COURSE_COLUMNS = [
  "CRICOS Provider Code",
  "CRICOS Course Code",
  "Course Name",
  "Course Level",
  "Course Language",
  "Duration (Weeks)",
  "Tuition Fee",
  "Non Tuition Fee",
  "Expired",
  "Field of Education 1 Broad Field",
  "Field of Education 1 Narrow Field",
];

/** Australian levels mapped to the Maldivian framework (README of the data). */
const LEVEL_OF_TITLE: ReadonlyMap<string, MnqfLevel> = new Map(
  Object.entries({
    "Certificate I": "1",
    "Certificate II": "2",
    "Certificate III": "3",
    "Certificate IV": "4",
    Diploma: "5",
    "Advanced Diploma": "6",
    "Associate Degree": "6",
    "Bachelor Degree": "7",
    "Bachelor Honours Degree": "7",
    "Graduate Certificate": "8",
    "Graduate Diploma": "8",
    "Masters Degree (Coursework)": "9",
    "Masters Degree (Research)": "9",
    "Masters Degree (Extended)": "9",
    "Doctoral Degree": "10",
    "Non AQF Award": "NA",
    "Senior Secondary Certificate of Education": "NA",
    "Junior Secondary Studies": "NA",
    "Primary School Studies": "NA",
    "Kindergarten Studies": "NA",
  }),
);

/**
 * A row of the register as a course.
 *
 * @param places names of the campuses where a course is taught, by its code.
 */
export function cricosCourse(
  row: CsvRow,
  fields: FieldsOfEducation,
  places: Map<string, string[]>,
  tally: ImportTally,
): CourseInput {
  const ref = cell(row, "CRICOS Course Code");
  const level = cell(row, "Course Level");
  if (level && !LEVEL_OF_TITLE.has(level)) tally.add(`levels kept as text: ${level}`);
  const expired = cell(row, "Expired") === "Yes";
  if (expired) tally.add("expired courses hidden");
  return {
    ref,
    institution: cell(row, "CRICOS Provider Code"),
    name: cell(row, "Course Name"),
    awarding_body_type: "international",
    awarding_body_country: "Australia",
    ...cricosDuration(row),
    mnqf_level: LEVEL_OF_TITLE.get(level) ?? null,
    languages: cricosLanguages(row),
    categories: fields.of(row),
    campuses: places.get(ref) ?? [],
    fees: feesOf(row, tally),
    general_notes: cricosNotes(row),
    is_published: !expired,
  };
}

function cricosDuration(row: CsvRow): Pick<CourseInput, "duration_text" | "duration_months"> {
  const weeks = figure(row, "Duration (Weeks)");
  if (weeks === null) return {};
  return {
    duration_text: weeks === 1 ? "1 week" : `${weeks} weeks`,
    duration_months: (weeks * 12) / 52,
  };
}

/**
 * "(NFD)" and "(NEC)" in "Chinese (NFD)" mean "not further defined" and "not elsewhere classified".
 */
function cricosLanguages(row: CsvRow): string[] {
  const language = cell(row, "Course Language").replace(/ ?\((NFD|NEC)\)$/, "");
  return language === "" ? [] : [language];
}

/**
 * The tuition fee, and beside it the other fees, which the register counts once in its estimate of
 * the total cost.
 */
function feesOf(row: CsvRow, tally: ImportTally): CourseInput["fees"] {
  const tuition = figure(row, "Tuition Fee");
  if (tuition === null) {
    tally.add("courses whose tuition fee is 0 or empty: not stated");
    return [];
  }
  const other = figure(row, "Non Tuition Fee");
  const fees = [{ type: "Total Fee", currency: "AUD", fee_start: tuition }];
  if (other === null) return fees;
  const once = { currency: "AUD", fee_start: other, payment_frequency: "One-time" };
  return [...fees, { type: "Non-Tuition Fee", ...once }];
}

function cricosNotes(row: CsvRow): string | null {
  const other = figure(row, "Non Tuition Fee");
  const sentences = [
    `Level on the Australian framework: ${cell(row, "Course Level") || "not stated"}.`,
    figure(row, "Tuition Fee") === null && other !== null
      ? `Fees beside tuition: ${formatAmount("AUD", other)}.`
      : "",
    workComponent(row),
    cell(row, "Dual Qualification") === "Yes" ? "Leads to two qualifications." : "",
    cell(row, "Foundation Studies") === "Yes" ? "Foundation studies." : "",
    cell(row, "VET National Code")
      ? `Australian training code: ${cell(row, "VET National Code")}.`
      : "",
  ];
  return nullIfEmpty(htmlFromText(sentences.filter(Boolean).join("\n\n")));
}

function workComponent(row: CsvRow): string {
  if (cell(row, "Work Component") !== "Yes") return "";
  const hours = figure(row, "Work Component Hours/Week");
  const weeks = figure(row, "Work Component Weeks");
  const total = figure(row, "Work Component Total Hours");
  const parts = [
    hours === null ? "" : `${hours} hours a week`,
    weeks === null ? "" : `${weeks} weeks`,
    total === null ? "" : `${total} hours in total`,
  ].filter(Boolean);
  return parts.length
    ? `Includes work experience: ${parts.join(", ")}.`
    : "Includes work experience.";
}
