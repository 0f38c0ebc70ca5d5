import type { Catalogue } from "./catalogue.ts";
import type { CourseSummary } from "./course.ts";
import { type CourseFigures, figuresOf } from "./course-figures.ts";
import { type Facet, facetOf } from "./facets.ts";
import { fieldReader } from "./fields.ts";
import type { Filters } from "./filters.ts";
import { CRITERIA, type Criterion } from "./guide-question.ts";
import { atollOf } from "./islands.ts";

/** Tells which of the asked criteria a single course meets, as the search of courses would. */
export interface Fit {
  /** The values of a filter that a course answers to; empty where it does not state any. */
  valuesOf(course: CourseSummary, criterion: Criterion): string[];
  /** The top-level categories that a course belongs to. */
  fieldsOf(course: CourseSummary): string[];
  /** The asked values that a course answers to. */
  metBy(course: CourseSummary, criterion: Criterion, filters: Filters): string[];
  /** The criteria that were asked for and that a course does not meet. */
  missedBy(course: CourseSummary, filters: Filters): Criterion[];
}

type Directory = Pick<Catalogue, "institutions" | "categories" | "today" | "operator">;

/** Prepares the judging of courses; `directory` is that of the courses' catalogue. */
export function fitOf(directory: Directory): Fit {
  const readers = new Map(CRITERIA.map((key) => [key, valuesReader(facetOf(key), directory)]));
  const valuesOf: Fit["valuesOf"] = (course, criterion) => readers.get(criterion)!(course);
  const metBy: Fit["metBy"] = (course, criterion, filters) =>
    valuesOf(course, criterion).filter((value) => filters[criterion].includes(value));
  return {
    valuesOf,
    fieldsOf: fieldReader(directory.categories),
    metBy,
    missedBy: (course, filters) =>
      CRITERIA.filter(
        (criterion) =>
          filters[criterion].length > 0 && metBy(course, criterion, filters).length === 0,
      ),
  };
}

/** Reads the values of a course as they stand in the address, those of parents behind its own. */
function valuesReader(facet: Facet, directory: Directory): (course: CourseSummary) => string[] {
  const figures = (course: CourseSummary): CourseFigures => figuresOf(course, directory);
  if (facet.from === "places") return (course) => withAtolls(facet.valuesOf(course));
  if (facet.from !== "records") return (course) => [...facet.valuesOf(course, figures(course))];
  const records = new Map<number, { name: string; parent?: { name: string } | null }>(
    directory[facet.records].map((record) => [record.id, record]),
  );
  return (course) => {
    const own = facet.valuesOf(course).flatMap((id) => records.get(id) ?? []);
    const parents = own.flatMap(({ parent }) => parent?.name ?? []);
    return [...new Set([...own.map(({ name }) => name), ...parents])];
  };
}

function withAtolls(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => [code, atollOf(code)?.code ?? code]))];
}
