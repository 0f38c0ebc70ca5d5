import type { StatedEntry } from "./entry.ts";
import type { CourseGroup, Sourced } from "./statements.ts";
import type { StudyMode } from "./study-modes.ts";

/**
 * The entities of the directory as plain data. Field names are those of the public API and of the
 * database columns, in snake_case, so that a value has one name from the table to the page.
 */

/** A value that its source may not state. `null` is "not stated": never zero, never "No". */
export type Nullable<T> = T | null;

/** Shown where a value is not stated. */
export const NOT_STATED = "Not stated";

/** Level on the Maldives National Qualifications Framework; "NA" is a course outside it. */
export type MnqfLevel = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "NA";

/** Permanent, temporary or withdrawn. */
export type ApprovalStatus = "approved" | "temporary" | "withdrawn";

export type DeliveryModality = "f2f" | "online" | "blended";

export type AwardingBodyType = "local" | "international" | "both";

/** One row of a course's fees. Amounts are whole units of `currency`. */
export interface Fee {
  /** "Total Fee", "Installment Fee" or the institution's own text. */
  type: string;
  /** ISO 4217 code; "MVR" unless the institution charges in another currency. */
  currency: string;
  fee_start: Nullable<number>;
  /** Upper end of a range; null for a single amount. */
  fee_end: Nullable<number>;
  /** "One-time", "Years", "Months", "Semesters" or another text. */
  payment_frequency: Nullable<string>;
  /** How many times the fee is paid. */
  payment_count: Nullable<number>;
  remarks: Nullable<string>;
}

/** One intake, with what is known of it beside its wording. */
export interface IntakeDetails {
  /** As the institution words it: one of the course's `intakes`. */
  label: string;
  /** Null with a month: every year. */
  year: Nullable<number>;
  /** 1 to 12. */
  month: Nullable<number>;
  day: Nullable<number>;
  /** True where one can begin at any time. */
  all_year: Nullable<boolean>;
  /** Last day to apply, YYYY-MM-DD in the Maldives. */
  deadline: Nullable<string>;
  /** Web address to apply at. */
  apply_url: Nullable<string>;
}

export interface Picture {
  url: string;
}

/** Source and date of the cancellation of an institution's approvals; dates as in sources.ts. */
export interface Blacklisting {
  source: string;
  stated_on: Nullable<string>;
}

export interface InstitutionRef {
  id: number;
  name: string;
  logo: Nullable<Picture>;
  /** Absent where no source states one. */
  blacklisted?: Blacklisting | undefined;
}

export interface CategoryRef {
  id: number;
  name: string;
}

/** A field of study. Top-level groups have no parent. */
export interface Category {
  id: number;
  name: string;
  parent: CategoryRef | null;
  /** Names that it, or a category that became part of it, had before; absent where there are none. */
  former_names?: readonly string[];
}

/** What a listing shows of a course, and what filters read. */
export interface CourseSummary extends StatedEntry {
  id: number;
  name: string;
  /** The name in Thaana, where the institution gives one. */
  name_dv: Nullable<string>;
  institution: InstitutionRef;
  /** Islands and cities of its campuses, the main one first; empty when not stated. */
  places: string[];
  /** Codes of those of its places that are known, the main campus's first. */
  place_codes: string[];
  awarding_body: Nullable<string>;
  awarding_body_type: Nullable<AwardingBodyType>;
  awarding_body_country: Nullable<string>;
  mqa_approved: Nullable<boolean>;
  /** "No", or the text of the Bachelor's Degree Grant Scheme for this course. */
  gov_first_degree_text: Nullable<string>;
  duration_text: Nullable<string>;
  /** Shortest stated duration in months, for comparing; can be a fraction. */
  duration_months: Nullable<number>;
  mnqf_level: Nullable<MnqfLevel>;
  /** Empty when not stated. */
  delivery_modalities: DeliveryModality[];
  mode_of_study_text: Nullable<string>;
  /** What its mode of study and its class timings say of the weeks; empty when neither says anything. */
  study_modes: StudyMode[];
  /** Empty when not stated. */
  intakes: string[];
  /** What is stated of intakes beside their wording; only those of which anything is. */
  intake_details: IntakeDetails[];
  /** Labels of the languages of instruction, most used first; empty when not stated. */
  languages: string[];
  /** Subcategories, or top-level groups, that the course is listed under. */
  categories: CategoryRef[];
  /** The source's own wording of the fee; null where `fees` is complete without it. */
  fee_text: Nullable<string>;
  fees: Fee[];
  /** True for fictional courses of the sample data set. */
  sample: boolean;
}

/** A campus where a course is taught. */
interface CourseCampus {
  id: number;
  name: string;
  island_city: Nullable<string>;
  place_code: Nullable<string>;
}

/** Everything a course's own page shows. HTML fields are sanitised before they are stored. */
export interface Course extends CourseSummary, Sourced<CourseGroup> {
  approval_status: Nullable<ApprovalStatus>;
  duration_remarks: Nullable<string>;
  credits: Nullable<number>;
  admission_general_requirements: Nullable<string>;
  admission_alternative_requirements: Nullable<string>;
  admission_language_requirements: Nullable<string>;
  modules: Nullable<string>;
  study_options: Nullable<string>;
  indicative_class_timings: Nullable<string>;
  careers: Nullable<string>;
  general_notes: Nullable<string>;
  campuses: CourseCampus[];
  /** ISO 8601 UTC time of the last change. */
  updated_at: string;
}

/**
 * A course as the index reads it: the summary, and the plain text (no markup) that search reads.
 */
export interface IndexedCourse extends CourseSummary {
  careers_plain: string;
  modules_plain: string;
  timings_plain: string;
}
