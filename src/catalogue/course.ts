import type { CourseGroup, Sourced } from "./statements.ts";

/**
 * The entities of the directory as plain data. Field names are those of the public API and of the
 * database columns, in snake_case, so that a value has one name from the table to the page.
 */

/** A value that its source may not state. `null` is "not stated": never zero, never "No". */
export type Stated<T> = T | null;

/** What people read where a value is not stated. */
export const NOT_STATED = "Not stated";

/** Level on the Maldives National Qualifications Framework; "NA" is stated as not on the framework. */
export type MnqfLevel = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "NA";

/** What an approval is: for good, for a time, or taken back. */
export type ApprovalStatus = "approved" | "temporary" | "withdrawn";

export type DeliveryModality = "f2f" | "online" | "blended";

export type AwardingBodyType = "local" | "international" | "both";

/** One row of a course's fees. Amounts are whole units of `currency`. */
export interface Fee {
  /** "Total Fee", "Installment Fee" or another text of the institution. */
  type: string;
  /** ISO 4217 code. "MVR" unless the institution charges in another currency. */
  currency: string;
  fee_start: Stated<number>;
  /** Upper end of a range; null where the fee is one amount. */
  fee_end: Stated<number>;
  /** "One-time", "Years", "Months", "Semesters" or another text. */
  payment_frequency: Stated<string>;
  /** How many times the fee is paid. */
  payment_count: Stated<number>;
  remarks: Stated<string>;
}

export interface Picture {
  url: string;
}

/** Who says that an institution's approvals were cancelled, and when; dates as in sources.ts. */
export interface Blacklisting {
  source: string;
  stated_on: Stated<string>;
}

export interface InstitutionRef {
  id: number;
  name: string;
  logo: Stated<Picture>;
  /** Left out where no source says so. */
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
}

/** What a listing card shows of a course, and what filters read. */
export interface CourseCard {
  id: number;
  name: string;
  /** The name in Thaana, where the institution gives one. */
  name_dv: Stated<string>;
  institution: InstitutionRef;
  /** Islands and cities of its campuses, the main one first; empty when not stated. */
  places: string[];
  awarding_body: Stated<string>;
  awarding_body_type: Stated<AwardingBodyType>;
  awarding_body_country: Stated<string>;
  mqa_approved: Stated<boolean>;
  /** "No", or the text of the Government First Degree Scheme for this course. */
  gov_first_degree_text: Stated<string>;
  duration_text: Stated<string>;
  /** Shortest stated duration in months, for comparing; fractions allowed. */
  duration_months: Stated<number>;
  mnqf_level: Stated<MnqfLevel>;
  /** Empty when not stated. */
  delivery_modalities: DeliveryModality[];
  mode_of_study_text: Stated<string>;
  /** Empty when not stated. */
  intakes: string[];
  /** Labels of the languages of instruction, most used first; empty when not stated. */
  languages: string[];
  /** Subcategories, or top-level groups, that the course is listed under. */
  categories: CategoryRef[];
  /** Fee as its source words it; null where `fees` say it all. */
  fee_text: Stated<string>;
  fees: Fee[];
  /** True for fictional courses of the sample data set. */
  sample: boolean;
}

/** Everything a course's own page shows. HTML fields are sanitised before they are stored. */
export interface Course extends CourseCard, Sourced<CourseGroup> {
  approval_status: Stated<ApprovalStatus>;
  duration_remarks: Stated<string>;
  credits: Stated<number>;
  admission_general_requirements: Stated<string>;
  admission_alternative_requirements: Stated<string>;
  admission_language_requirements: Stated<string>;
  modules: Stated<string>;
  study_options: Stated<string>;
  indicative_class_timings: Stated<string>;
  careers: Stated<string>;
  general_notes: Stated<string>;
  campuses: { id: number; name: string; island_city: Stated<string> }[];
  /** ISO 8601 UTC time of the last change. */
  updated_at: string;
}

/** A course as the index takes it: the card, and the plain text (no markup) that search reads. */
export interface IndexedCourse extends CourseCard {
  careers_plain: string;
  modules_plain: string;
  timings_plain: string;
}
