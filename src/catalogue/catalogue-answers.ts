import type { Correction } from "#engine/engine.ts";
import type { Category, CourseSummary, IndexedCourse } from "./course.ts";
import type { EntryFilter } from "./entry-column.ts";
import type { FacetKey, FlatKey, GroupedKey } from "./facets.ts";
import type { Filters } from "./filters.ts";
import type { InstitutionSummary } from "./institution.ts";
import type { OperatorData } from "./operator.ts";
import type { PageMeta } from "./pagination.ts";
import type { Understood } from "./query-filters.ts";

/** The published rows that a catalogue is built from, read in one snapshot. */
export interface CatalogueSource {
  /** Grows with every published change. */
  version: number;
  institutions: InstitutionSummary[];
  categories: Category[];
  courses: IndexedCourse[];
  /**
   * The day in the Maldives that starts are counted from, YYYY-MM-DD; without one no course is
   * known to start.
   */
  today?: string;
  /** Groups of terms that mean the same to a search, besides those of the program. */
  synonyms?: readonly (readonly string[])[];
  /** The operator's facts; undefined for those that ship. */
  operator?: OperatorData | undefined;
}

/** One choice of a facet. */
export interface FacetValue {
  /** The value in the address. */
  value: string;
  label: string;
  /** Courses that match with this choice, given the choices of all other facets and the text. */
  count: number;
  selected: boolean;
}

/** A top-level group with its subcategories; its count includes each course once. */
export interface CategoryGroup extends FacetValue {
  subcategories: FacetValue[];
}

/** Every value of every facet, including those with a count of 0. */
export type Facets = Record<FlatKey, FacetValue[]> & Record<GroupedKey, CategoryGroup[]>;

/**
 * Where nothing matches: dropping this filter leaves `total` courses. Where no single filter helps,
 * it names two to drop together.
 */
export interface Rescue {
  /** The first of the dropped filters; "name" only where the text is dropped alone. */
  key: FacetKey | "name";
  /**
   * The dropped values: "Diploma, Certificate I", “nursing” in quotation marks; two filters are
   * joined by "and".
   */
  label: string;
  total: number;
  filters: Filters;
}

export type { Correction };

export interface CourseQuery {
  filters: Filters;
  /** Leaves the courses whose entry routes answer a person so. */
  entry?: EntryFilter | null;
  /** Costs are those for a person whom the scheme covers: in the order, in limits and their counts. */
  underScheme?: boolean;
  /**
   * Leaves the courses that are about the text: their name, field, institution or place holds it, and a
   * word for a level finds those of that level alone. What is only called an advanced diploma is none.
   */
  isAbout?: boolean;
  /** From 1. A page past the end is an empty list. */
  page: number;
  /** 1 to 100. */
  limit: number;
  /** "DESC" is best match first, or the listing's own order without a text; "ASC" is its reverse. */
  order: "DESC" | "ASC";
}

export interface CourseResults {
  courses: CourseSummary[];
  meta: PageMeta;
  facets: Facets;
  correction: Correction | null;
  /** Only where nothing matches and dropping one or two filters finds courses; most courses first. */
  rescues: readonly Rescue[];
}

export interface InstitutionResults {
  institutions: readonly InstitutionSummary[];
  correction: Correction | null;
}

export interface Suggestion {
  type: "Course" | "Institution";
  id: number;
  name: string;
  /** Second line: the institution of a course, the places of an institution. */
  info1: string;
  /** True for fictional records of the sample data. */
  sample: boolean;
}

/** How many records of a directory are fictional sample data. */
export interface SampleStats {
  courses: number;
  institutions: number;
}

export interface SpotlightResults {
  results: Suggestion[];
  meta: PageMeta;
  correction: Correction | null;
  /** The filters that words of the text are, and the rest of it. */
  understood: Understood;
}
