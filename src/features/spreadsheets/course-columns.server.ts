import { z } from "zod";
import {
  fieldOfColumn,
  isColumn,
  type NumberedList,
  numberedField,
  templateCourseColumns,
} from "#features/importing/adapters/magu/csv-cells.ts";
import { EDITED_FIELDS } from "#records/editing/editing.schema.ts";
import { kindOf } from "#records/field-kinds.ts";
import { courseFields, feeRecord, intakeRecord } from "#records/record.schema.ts";
import { headingOf, KEY_COLUMNS } from "./sheet-headings.server.ts";
import type { SheetColumn } from "./sheet-writing.server.ts";

/** Names that cells of an institution's courses may hold. */
export interface NamesThere {
  categories: readonly string[];
  campuses: readonly string[];
}

const isEdited = (column: string) =>
  (EDITED_FIELDS.course as readonly string[]).includes(fieldOfColumn(column));

/** Entries of each numbered list that a sheet has room for, where its courses have fewer. */
const MIN_ENTRIES = 3;

/** What a sheet of courses has to have room for. */
export interface SheetRoom {
  /** The most fees and intakes of one of its courses. */
  fees: number;
  intakes: number;
  /** True where the time of an intake is stated beside its words. */
  hasIntakeTimes: boolean;
}

/** The columns of a sheet of courses. Intakes have theirs by number, and no list beside them. */
export function sheetColumns(room: SheetRoom, names: NamesThere): SheetColumn[] {
  const columns = templateCourseColumns({
    fees: Math.max(MIN_ENTRIES, room.fees + 1),
    intake_details: Math.max(MIN_ENTRIES, room.intakes + 1),
  }).filter(
    (column) =>
      column !== "intakes" &&
      isEdited(column) &&
      (room.hasIntakeTimes || !INTAKE_TIMES.has(numberedField(column)?.key ?? "")),
  );
  return [...KEY_COLUMNS, ...columns].map((name) => sheetColumn(name, names));
}

/** What is stated of an intake whose words do not say when it is. */
export const INTAKE_TIMES: ReadonlySet<string> = new Set(["year", "month", "day", "all_year"]);

/** True for a column that an uploaded sheet may have. */
export const isSheetColumn = (column: string): boolean =>
  (KEY_COLUMNS as readonly string[]).includes(column) ||
  (isColumn("courses", column, false) && isEdited(column));

/** What `entry-routes-cell.ts` reads. */
const ENTRY_ROUTES_EXPLAINED = [
  "Ways in, one in each line; each is enough by itself. Between conditions that are all asked for stands",
  '", and "; between those of which one is enough ", or ". Conditions are: grade 10 of school; 3 passes at',
  "O level or SSC, with grade C or above; a pass in English or Mathematics at O level or SSC, in any grade;",
  "12 points at A level or HSC in the best 3 subjects (A 5, B 4, C 3); a qualification at level 4 or above in",
  "Business or Health; 2 years of work; 6 months of work in Tourism; age 18 or over; IELTS 6.0 or above; an",
  'interview; a test of the institution; test "Aptitude test"; bring "A medical report". What you say in your',
  'own words stands in quotation marks: "Two references". Who asks for nothing says: Open to everyone.',
].join(" ");

const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ["id", "Number of the course. Leave it as it is; leave it empty for a new course."],
  [
    "version",
    "State of the course that you downloaded. Leave it as it is; empty for a new course.",
  ],
  ["ref", "Name of the course in its source. Leave it as it is; leave it empty for a new course."],
  ["name", "It must not be empty."],
  ["categories", "Fields of study, as on the site; the sheet Choices lists them."],
  ["campuses", "Campuses of your institution, by their names; the sheet Choices lists them."],
  ["entry_routes", ENTRY_ROUTES_EXPLAINED],
  ["mnqf_level", "Level of the Maldives National Qualifications Framework, 1 to 10, or NA."],
  ["approval_status", "What the MQA says of the course."],
  ["duration_months", "Duration in months; 18 for a year and a half."],
]);

const KIND_WORDS: ReadonlyMap<string, string> = new Map([
  ["list", "Several entries with | or a line break between them; a bar within one is written \\|."],
  ["records", "Structured text."],
  ["flag", "It says yes or no."],
  ["number", "A number, in digits."],
  ["rich text", "Text; an empty line begins a paragraph, lines that begin with - are a list."],
  ["text", "Text of one line."],
]);

const schemasOf = (record: { shape: Record<string, z.ZodType> }) =>
  new Map(Object.entries(record.shape));
const COURSE_SCHEMAS = schemasOf(courseFields);
const ENTRY_SCHEMAS: ReadonlyMap<NumberedList, ReadonlyMap<string, z.ZodType>> = new Map([
  ["fees", schemasOf(feeRecord)],
  ["intake_details", schemasOf(intakeRecord)],
]);

function sheetColumn(name: string, names: NamesThere): SheetColumn {
  const numbered = numberedField(name);
  const key = numbered?.key ?? name;
  const schema = numbered ? ENTRY_SCHEMAS.get(numbered.list)?.get(key) : COURSE_SCHEMAS.get(key);
  const choices = choicesOf(key, schema, names);
  const isOneOfChoices = choices.length > 0 && kindOf(key) !== "list" && key !== "currency";
  const oneOf = isOneOfChoices ? ` One of ${choices.join(", ")}.` : "";
  const isKey = (KEY_COLUMNS as readonly string[]).includes(name);
  const kind = key === "ref" ? "text" : kindOf(key);
  return {
    name,
    heading: headingOf(name),
    explanation: `${explanationOf(name, key, numbered)}${oneOf}`,
    isNumber: kind === "number" && !isKey ? true : name === "id" || name === "version",
    choices,
    isOneOfChoices,
  };
}

function explanationOf(
  name: string,
  key: string,
  numbered: ReturnType<typeof numberedField>,
): string {
  const own = EXPLAINED.get(name);
  const words = KIND_WORDS.get(kindOf(key)) ?? "";
  if (numbered) return (numbered.list === "fees" ? FEE_KEYS : INTAKE_KEYS).get(key) ?? words;
  return own ?? words;
}

const FEE_KEYS: ReadonlyMap<string, string> = new Map([
  ["type", "What it is for: Total Fee, Course Fee, Installment Fee, Registration Fee."],
  ["currency", "Code of three capitals, such as MVR or USD; MVR where it is empty."],
  ["fee_start", "The amount, in whole units; of a range the lower one."],
  ["fee_end", "Of a range the higher amount."],
  ["payment_frequency", "Of what is paid again: Months, Semester, Year."],
  ["payment_count", "How often it is paid."],
]);

const INTAKE_KEYS: ReadonlyMap<string, string> = new Map([
  ["label", "When one can start, in your own words: January 2027. One column for each intake."],
  ["deadline", "Last day to apply, as 2026-12-15 or, the day first, 15/12/2026."],
  ["apply_url", "Address of the application form."],
]);

/** Values that the schema of a field allows, or names that are there. */
function choicesOf(key: string, schema: z.ZodType | undefined, names: NamesThere): string[] {
  if (key === "categories") return [...names.categories];
  if (key === "campuses") return [...names.campuses];
  if (key === "currency") return ["MVR", "USD", "EUR", "GBP", "INR", "LKR", "MYR", "SGD", "AUD"];
  if (kindOf(key) === "flag") return ["yes", "no"];
  return schema ? enumOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : [];
}

function enumOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  const { enum: values, anyOf = [], items } = schema;
  if (values) return values.map(String);
  const inner = items && !Array.isArray(items) && typeof items === "object" ? [items] : [];
  for (const one of [...anyOf, ...inner]) {
    const found = enumOf(one as z.core.JSONSchema.BaseSchema);
    if (found.length > 0) return found;
  }
  return [];
}
