import type { Category, CourseSummary, IndexedCourse } from "./course.ts";
import type { FacetKey, FlatKey, GroupedKey } from "./facets.ts";
import type { Filters } from "./filters.ts";
import type { InstitutionSummary } from "./institution.ts";
import type { PageMeta } from "./pagination.ts";

/** Everything a catalogue is built from: the published rows, as one consistent read. */
export interface CatalogueSource {
  /** Grows with every published change. */
  version: number;
  institutions: InstitutionSummary[];
  categories: Category[];
  courses: IndexedCourse[];
}

/** One choice of a facet. */
export interface FacetValue {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** Courses that this choice would leave, given every other facet's selection and the text. */
  count: number;
  selected: boolean;
}

/** A top-level group with its subcategories; the group's count holds each course once. */
export interface CategoryGroup extends FacetValue {
  subcategories: FacetValue[];
}

/** Every value of every facet, also those that would leave nothing (count 0). */
export type Facets = Record<FlatKey, FacetValue[]> & Record<GroupedKey, CategoryGroup[]>;

/** Says that a word was not found as typed and what was searched instead. */
export interface Correction {
  typed: string;
  used: string;
}

/**
 * With nothing found: dropping this filter brings `total` courses, more than any other; or, where no
 * filter alone brings any, dropping these two together.
 */
export interface Rescue {
  /** The first of the filters that are dropped; "name" only where the text goes alone. */
  key: FacetKey | "name";
  /** What is dropped: "Diploma, Certificate I", “nursing” in quotation marks; two joined by "and". */
  label: string;
  total: number;
  filters: Filters;
}

export interface CourseQuery {
  filters: Filters;
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
  /** Present only when nothing was found and one or two filters fewer would bring something. */
  rescue: Rescue | null;
}

export interface Suggestion {
  type: "Course" | "Institution";
  id: number;
  name: string;
  /** Second line: the institution of a course, the places of an institution. */
  info1: string;
  /** True for fictional ones of the sample data. */
  sample: boolean;
}

/** How much of a directory is of the fictional sample data set. */
export interface SampleStats {
  courses: number;
  institutions: number;
}

export interface SpotlightResults {
  results: Suggestion[];
  meta: PageMeta;
  correction: Correction | null;
}
