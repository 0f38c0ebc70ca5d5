import type { Selectable } from "kysely";
import { INTAKE_FIELDS } from "#catalogue/course.fields.ts";
import type { DeliveryModality } from "#catalogue/course.ts";
import { unstatedOf } from "#catalogue/record-fields.ts";
import type { Database } from "#platform/db/schema.ts";
import { plainText, sanitize } from "#platform/html.ts";
import { kindOf } from "./field-kinds.ts";
import {
  type ContactRecord,
  type CourseRecord,
  courseRecord,
  type FeeRecord,
  type InstitutionRecord,
  type SlideRecord,
} from "./record.schema.ts";

type StoredRow<Table extends keyof Database, Keys extends string> = Omit<
  Selectable<Database[Table]>,
  Keys
>;

type InstitutionColumns = StoredRow<
  "institutions",
  "id" | "source" | "external_ref" | "archived_on" | "updated_at"
>;
export type ContactColumns = StoredRow<"contacts", "id" | "institution_id">;
type SlideColumns = StoredRow<"slides", "id" | "institution_id">;
/** An intake's wording and what is stated beside it; null for what is not. */
export type IntakeColumns = StoredRow<"course_intakes", "course_id" | "position">;
type FeeColumns = StoredRow<"course_fees", "id" | "course_id" | "position">;
export type CourseColumns = StoredRow<
  "courses",
  "id" | "source" | "external_ref" | "institution_id" | "archived_on" | "updated_at"
>;

/** When a source stated a record; `facts` is JSON of the separately dated groups. */
export interface Stating {
  stated_on: string | null;
  holds_until: string | null;
  facts: string | null;
}

/**
 * An institution in its stored form, with names instead of ids. Lists that are null stay unchanged.
 */
export interface StoredInstitution {
  ref: string;
  stating: Stating;
  row: InstitutionColumns;
  slides: SlideColumns[] | null;
  contacts: Record<"campus" | "faculty", ContactColumns[] | null>;
}

/** A course in its stored form, with names instead of ids, so that two can be compared. */
export interface StoredCourse {
  ref: string;
  stating: Stating;
  /** `ref` of the institution. */
  institution: string;
  row: CourseColumns;
  fees: FeeColumns[];
  intakes: IntakeColumns[];
  categories: string[];
  campuses: string[];
}

/** Dates of a record; where it has none, the date of its source. */
function statingOf(
  { stated_on, holds_until, facts }: InstitutionRecord | CourseRecord,
  statedOn: string | null,
): Stating {
  const given = Object.entries(facts ?? {}).filter(
    ([, dates]) => dates && Object.values(dates).some((value) => value !== null),
  );
  return {
    stated_on: stated_on ?? statedOn,
    holds_until,
    facts: given.length === 0 ? null : JSON.stringify(Object.fromEntries(given)),
  };
}

const MODALITIES_IN_ORDER: DeliveryModality[] = ["f2f", "online", "blended"];

/** The stored form of this record. Rich text is sanitised here. */
export function storedInstitution(
  record: InstitutionRecord,
  statedOn: string | null = null,
): StoredInstitution {
  const contacts = (kind: "campus" | "faculty", records: ContactRecord[] | null) =>
    records?.map((contact, position) => storedContact(kind, position, contact)) ?? null;
  return {
    ref: record.ref,
    stating: statingOf(record, statedOn),
    row: {
      name: record.name,
      name_dv: record.name_dv,
      overview: cleanHtml(record.overview),
      banner_url: record.banner_url,
      logo_url: record.logo_url,
      featured_position: record.featured_position,
      approval_status: record.approval_status,
    },
    slides: record.slides?.map(storedSlide) ?? null,
    contacts: {
      campus: contacts("campus", record.campuses),
      faculty: contacts("faculty", record.faculties),
    },
  };
}

const storedSlide = ({ order, url, alt }: SlideRecord): SlideColumns => ({
  position: order,
  url,
  alt,
});

function storedContact(
  kind: "campus" | "faculty",
  position: number,
  contact: ContactRecord,
): ContactColumns {
  return { kind, position, ...contact, is_main: Number(contact.is_main) };
}

/** The stored form of this record. Rich text is sanitised here. */
export function storedCourse(record: CourseRecord, statedOn: string | null = null): StoredCourse {
  return {
    ref: record.ref,
    stating: statingOf(record, statedOn),
    institution: record.institution,
    row: courseColumns(record),
    fees: record.fees.map(storedFee),
    intakes: storedIntakes(record),
    categories: record.categories,
    campuses: [...new Set(record.campuses)],
  };
}

/** The intakes of labels, each once, with the details that name them. */
export function storedIntakes({
  intakes,
  intake_details,
}: Pick<CourseRecord, "intakes" | "intake_details">): IntakeColumns[] {
  const details = new Map(intake_details.map((each) => [each.label, each]));
  return [...new Set(intakes)].map((label) => {
    const { all_year = null, ...rest } = details.get(label) ?? { ...NO_DETAILS, label };
    return { ...rest, all_year: all_year === null ? null : Number(all_year) };
  });
}

const NO_DETAILS = unstatedOf(INTAKE_FIELDS);

/** Intakes in the import format: every label, and the details of those that have any. */
export function recordedIntakes(
  stored: readonly IntakeColumns[],
): Pick<CourseRecord, "intakes" | "intake_details"> {
  const detailed = stored.filter(({ label: _, ...details }) =>
    Object.values(details).some((value) => value !== null),
  );
  return {
    intakes: stored.map(({ label }) => label),
    intake_details: detailed.map((each) => ({
      ...each,
      all_year: each.all_year === null ? null : each.all_year === 1,
    })),
  };
}

const storedFee = (fee: FeeRecord): FeeColumns => ({ ...fee });

/** Fields of a course outside its own row: lists in other tables, names, dates. */
const APART = [
  ...(["ref", "institution", "stated_on", "holds_until", "facts"] as const),
  ...(["fees", "intakes", "intake_details", "categories", "campuses"] as const),
];
type OwnFields = Omit<CourseRecord, (typeof APART)[number]>;

const OWN_FIELDS = Object.keys(courseRecord.shape).filter(
  (field): field is keyof OwnFields => !(APART as string[]).includes(field),
);

/** Fields are stored unchanged, with sanitised rich text, except those listed here. */
function courseColumns(record: CourseRecord): CourseColumns {
  return {
    ...ownFields(record),
    mqa_approved: storedApproval(record),
    // PostgreSQL stores single precision, which preserves two decimals.
    duration_months:
      record.duration_months === null ? null : Math.round(record.duration_months * 100) / 100,
    delivery_modalities: JSON.stringify(
      MODALITIES_IN_ORDER.filter((modality) => record.delivery_modalities.includes(modality)),
    ),
    languages: JSON.stringify([...new Set(record.languages)]),
    entry_routes: record.entry_routes.length === 0 ? null : JSON.stringify(record.entry_routes),
    is_published: Number(record.is_published),
  };
}

function ownFields(record: CourseRecord): OwnFields {
  const values = OWN_FIELDS.map((field) => {
    const value = record[field];
    return [field, kindOf(field) === "rich text" ? cleanHtml(value as string | null) : value];
  });
  return Object.fromEntries(values) as OwnFields;
}

/** Where only the status is stated, it implies whether there is an approval. */
function storedApproval({ mqa_approved, approval_status }: CourseRecord): number | null {
  if (mqa_approved !== null) return Number(mqa_approved);
  return approval_status === null ? null : Number(approval_status !== "withdrawn");
}

/** Rich text without any word counts as not stated. */
function cleanHtml(html: string | null): string | null {
  if (html === null) return null;
  const clean = sanitize(html);
  return plainText(clean) === "" ? null : clean;
}
