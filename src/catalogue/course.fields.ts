import { AWARDING_TYPES } from "./awarding.ts";
import type { EditorSection } from "./editor-sections.ts";
import type { EntryRoute } from "./entry.ts";
import { GRANT_SCHEME } from "./first-degree.ts";
import { LEVELS, levelTitle } from "./levels.ts";
import { MODALITIES } from "./modalities.ts";
import { type FieldRow, rowsOf, type SourcedRow, type ValuesOf } from "./record-fields.ts";
import { STUDY_MODES } from "./study-modes.ts";

/**
 * Every field of a course, one row each, in the order of the import format. Types, the packed
 * summaries, statements of sources, the schemas of import and API, spreadsheets, the editor and its
 * labels derive from this table. A new field is a row here and a column in a migration.
 */

/** Permanent, temporary or withdrawn. */
export type ApprovalStatus = "approved" | "temporary" | "withdrawn";

const APPROVALS: readonly { value: ApprovalStatus; label: string }[] = [
  { value: "approved", label: "Approved" },
  { value: "temporary", label: "Approved for a time" },
  { value: "withdrawn", label: "Approval withdrawn" },
];

/** Of one row of a course's fees. Amounts are whole units of `currency`. */
export const FEE_FIELDS = {
  type: {
    kind: "line",
    isRequired: true,
    most: 300,
    label: "Fee",
    api: "`Total Fee`, `Installment Fee` or another text.",
  },
  /** ISO 4217 code; "MVR" unless the institution charges in another currency. */
  currency: { kind: "line", isRequired: true, label: "Currency", api: "ISO 4217 code." },
  fee_start: {
    kind: "number",
    isWhole: true,
    least: 0,
    most: 1e9,
    label: "Amount",
    api: "Whole units of the currency.",
  },
  /** Upper end of a range; null for a single amount. */
  fee_end: {
    kind: "number",
    isWhole: true,
    least: 0,
    most: 1e9,
    label: "Up to",
    api: "Upper end of a range.",
  },
  payment_frequency: {
    kind: "line",
    label: "How often",
    api: "`One-time`, `Years`, `Months`, `Semesters` or another text.",
  },
  payment_count: {
    kind: "number",
    isWhole: true,
    least: 1,
    most: 1_000,
    label: "Times",
    api: "How many times the fee is paid.",
  },
  remarks: { kind: "line", label: "Remark" },
} as const satisfies Record<string, FieldRow>;

/** One row of a course's fees. */
export interface Fee extends ValuesOf<typeof FEE_FIELDS> {}

/** Of one intake, with what is known of it beside its wording. */
export const INTAKE_FIELDS = {
  label: {
    kind: "line",
    isRequired: true,
    label: "Intake",
    api: "As the institution words it; one of `intakes`.",
  },
  year: {
    kind: "number",
    isWhole: true,
    least: 2000,
    most: 2100,
    label: "Year",
    api: "Null with a month: every year.",
  },
  month: { kind: "number", isWhole: true, least: 1, most: 12, label: "Month", api: "1 to 12." },
  day: { kind: "number", isWhole: true, least: 1, most: 31, label: "Day" },
  all_year: { kind: "flag", label: "At any time", api: "True: one can begin at any time." },
  deadline: {
    kind: "day",
    label: "Last day to apply",
    api: "Last day to apply in the Maldives, YYYY-MM-DD.",
  },
  apply_url: { kind: "address", label: "Address to apply at", api: "Web address to apply at." },
} as const satisfies Record<string, FieldRow>;

/** One intake, with what is known of it beside its wording. */
export interface IntakeDetails extends ValuesOf<typeof INTAKE_FIELDS> {}

/** Groups of facts about a course that one source answers for. */
export const COURSE_GROUPS = ["approval", "cost", "intakes", "entry", "record"] as const;
export type CourseGroup = (typeof COURSE_GROUPS)[number];

export type CourseRow = SourcedRow<CourseGroup> & {
  /** What stands above its column, where its label does not say of what it is. */
  heading?: string;
  /** Where it is filled in by its kind, in whose words, and with what help. */
  editor?: {
    section: EditorSection;
    label?: string;
    hint?: string;
    placeholder?: string;
    /** Offered while typing; anything else may be typed too. */
    suggestions?: readonly string[];
    lang?: "dv";
  };
  /** Its label on cards, on its page and in comparisons, where its kind says how it is shown. */
  cardFact?: string;
  pageFact?: string;
  compared?: string;
  /** "card" is in memory, in lists and on the page; "page" is read for the page alone. */
  shows?: "card" | "page";
};

export const COURSE_FIELDS = {
  institution: { kind: "reference", isApart: true, label: "institution", isSourceUnsaid: true },
  name: {
    kind: "line",
    isRequired: true,
    most: 300,
    label: "Name",
    heading: "Name of the course",
    shows: "card",
    editor: { section: "basics", label: "Name of the course" },
  },
  name_dv: {
    kind: "line",
    most: 300,
    label: "Name in Dhivehi",
    shows: "card",
    api: "The name in Thaana.",
    editor: { section: "basics", lang: "dv" },
  },
  awarding_body: {
    kind: "line",
    label: "Awarding body",
    bundle: "award",
    shows: "card",
    editor: { section: "basics", hint: "Whose name stands on the certificate." },
  },
  awarding_body_type: {
    kind: "choice",
    choices: AWARDING_TYPES,
    label: "Local or international",
    bundle: "award",
    shows: "card",
    editor: { section: "basics" },
  },
  awarding_body_country: {
    kind: "line",
    label: "Country of the awarding body",
    bundle: "award",
    shows: "card",
    editor: { section: "basics" },
  },
  mqa_approved: {
    kind: "flag",
    label: "Approval",
    heading: "Approved by the MQA",
    group: "approval",
    shows: "card",
  },
  /** "No", or the text of the grant scheme for this course. */
  gov_first_degree_text: {
    kind: "line",
    label: GRANT_SCHEME,
    shows: "card",
    api: `\`No\`, or what the ${GRANT_SCHEME} gives for this course.`,
    editor: {
      section: "fees",
      hint: "What it covers of this course, or No.",
      suggestions: ["No", "Full fee", "Partial fee"],
    },
  },
  duration_text: {
    kind: "line",
    label: "Duration",
    bundle: "duration",
    shows: "card",
    editor: { section: "study", label: "Duration, in your words", placeholder: "2 years" },
  },
  /** Shortest stated duration in months, for comparing; can be a fraction. */
  duration_months: {
    kind: "number",
    least: 0.01,
    most: 600,
    label: "Duration in months",
    bundle: "duration",
    shows: "card",
    api: "Shortest stated duration.",
    editor: { section: "study", label: "Duration in months, for comparing" },
  },
  duration_remarks: {
    kind: "line",
    label: "Remark on the duration",
    bundle: "duration",
    shows: "page",
    editor: { section: "study" },
  },
  mnqf_level: {
    kind: "choice",
    choices: LEVELS.map(({ value }) => ({ value, label: levelTitle(value) ?? value })),
    label: "MNQF level",
    shows: "card",
    api: "`NA` is stated as not on the framework.",
    editor: { section: "basics" },
  },
  credits: {
    kind: "number",
    isWhole: true,
    least: 0,
    most: 2_000,
    label: "Credits",
    shows: "page",
    pageFact: "Credits",
    editor: { section: "basics" },
  },
  /** Empty when not stated. */
  delivery_modalities: {
    kind: "choices",
    choices: MODALITIES,
    label: "Delivery",
    shows: "card",
    api: "As filters write them.",
    pageFact: "Delivery",
    compared: "Delivery Modality",
    editor: { section: "study" },
  },
  mode_of_study_text: {
    kind: "line",
    label: "Study mode",
    shows: "card",
    cardFact: "Study mode",
    pageFact: "Study Mode",
    compared: "Mode of Study",
    editor: {
      section: "study",
      hint: "Filters understand full-time, part-time, evenings, weekends and blocks.",
      suggestions: STUDY_MODES.map(({ label }) => label),
    },
  },
  /** Empty when not stated. */
  intakes: {
    kind: "list",
    length: 1_000,
    most: 100,
    isApart: true,
    label: "Intakes",
    group: "intakes",
    shows: "card",
    compared: "Intakes",
  },
  /** What is stated of intakes beside their wording; only those of which anything is. */
  intake_details: {
    kind: "records",
    unstated: [] as IntakeDetails[],
    parts: INTAKE_FIELDS,
    isApart: true,
    label: "Dates of intakes",
    group: "intakes",
    shows: "card",
  },
  /** The longest name has ten letters, and one entry may name several. Labels, most used first; empty when not stated. */
  languages: {
    kind: "list",
    length: 120,
    most: 40,
    label: "Language",
    shows: "card",
    compared: "Language of Instruction",
  },
  /** Lists of courses hold all of them. */
  categories: { kind: "references", most: 100, isApart: true, label: "Categories" },
  /** Some of the Australian register have over a hundred. */
  campuses: { kind: "references", most: 500, isApart: true, label: "Campuses" },
  /** The source's own wording of the fee; null where `fees` is complete without it. */
  fee_text: {
    kind: "line",
    label: "Fee in words",
    group: "cost",
    shows: "card",
    editor: {
      section: "fees",
      label: "Fee in your words",
      hint: "Shown before the fees, where figures alone do not say it.",
    },
  },
  fees: {
    kind: "records",
    unstated: [] as Fee[],
    parts: FEE_FIELDS,
    isApart: true,
    label: "Fees",
    group: "cost",
    shows: "card",
  },
  admission_general_requirements: {
    kind: "rich text",
    label: "General requirements",
    group: "entry",
    shows: "page",
    editor: { section: "entry" },
  },
  admission_alternative_requirements: {
    kind: "rich text",
    label: "Alternative requirements",
    group: "entry",
    shows: "page",
    editor: { section: "entry" },
  },
  admission_language_requirements: {
    kind: "rich text",
    label: "Language requirements",
    group: "entry",
    shows: "page",
    editor: { section: "entry" },
  },
  entry_routes: {
    kind: "records",
    unstated: [] as Required<EntryRoute>[],
    label: "Ways in",
    group: "entry",
  },
  modules: {
    kind: "rich text",
    label: "Modules",
    shows: "page",
    compared: "Course Modules",
    editor: { section: "texts", label: "Course modules" },
  },
  study_options: {
    kind: "rich text",
    label: "Study options",
    shows: "page",
    editor: { section: "texts" },
  },
  indicative_class_timings: {
    kind: "rich text",
    label: "Class timing",
    shows: "page",
    compared: "Indicative Class Timing",
    editor: { section: "texts" },
  },
  careers: {
    kind: "rich text",
    label: "Careers",
    shows: "page",
    compared: "Careers",
    editor: { section: "texts" },
  },
  general_notes: {
    kind: "rich text",
    label: "General notes",
    shows: "page",
    editor: { section: "texts" },
  },
  is_published: { kind: "flag", unlessStated: true, label: "On the site", isSourceUnsaid: true },
  approval_status: {
    kind: "choice",
    choices: APPROVALS,
    label: "Approval",
    heading: "State of the approval",
    group: "approval",
    shows: "page",
    api: "What `mqa_approved` is: for good, for a time, or taken back.",
  },
} as const satisfies Record<string, CourseRow>;

/** The values of a course's fields as they are written, other records by their names. */
export type StatedCourse = ValuesOf<typeof COURSE_FIELDS>;
/** Those that lists show. */
export type CardFields = ValuesOf<typeof COURSE_FIELDS, { shows: "card" }>;
/** Those that a course's page adds. */
export type PageFields = ValuesOf<typeof COURSE_FIELDS, { shows: "page" }>;

/** Names of the fields that lists show, in order. */
export const CARD_FIELDS = fieldsShown("card") as (keyof CardFields)[];
/** The same of those that a course's page adds. */
export const PAGE_FIELDS = fieldsShown("page") as (keyof PageFields)[];

function fieldsShown(where: CourseRow["shows"]): string[] {
  return rowsOf<string, CourseRow>(COURSE_FIELDS).flatMap(([field, { shows }]) =>
    shows === where ? field : [],
  );
}
