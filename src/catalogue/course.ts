import type { CardFields, CourseGroup, PageFields } from "./course.fields.ts";
import type { StatedEntry } from "./entry.ts";
import type { Nullable } from "./record-fields.ts";
import type { Sourced } from "./statements.ts";
import type { StudyMode } from "./study-modes.ts";

export type { AwardingBodyType } from "./awarding.ts";
export type { ApprovalStatus, Fee, IntakeDetails } from "./course.fields.ts";
export type { MnqfLevel } from "./levels.ts";
export type { DeliveryModality } from "./modalities.ts";
export type { Nullable } from "./record-fields.ts";

/**
 * The entities of the directory as plain data. Field names are those of the public API and of the
 * database columns, in snake_case, so that a value has one name from the table to the page. What a
 * course states is in course.fields.ts.
 */

/** Shown where a value is not stated. */
export const NOT_STATED = "Not stated";

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
export interface CourseSummary extends CardFields, StatedEntry {
  id: number;
  institution: InstitutionRef;
  /** Islands and cities of its campuses, the main one first; empty when not stated. */
  places: string[];
  /** Codes of those of its places that are known, the main campus's first. */
  place_codes: string[];
  /** What its mode of study and its class timings say of the weeks; empty when neither says anything. */
  study_modes: StudyMode[];
  /** Subcategories, or top-level groups, that the course is listed under. */
  categories: CategoryRef[];
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
export interface Course extends CourseSummary, PageFields, Sourced<CourseGroup> {
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
