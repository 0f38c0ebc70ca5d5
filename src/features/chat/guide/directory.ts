import type { CourseResults } from "#catalogue/catalogue-answers.ts";
import type { Category, Course } from "#catalogue/course.ts";
import type { Filters } from "#catalogue/filters.ts";
import type { Institution, InstitutionSummary } from "#catalogue/institution.ts";
import type { LadderQuery } from "#catalogue/ladder.ts";
import type { PathFigures } from "#catalogue/ladder-paths.ts";

/** The names that visitors may mean. */
export interface DirectoryNames {
  /** Grows with every published change; names of one version may be kept. */
  version: number;
  /** In the order of the institution listing. */
  institutions: readonly InstitutionSummary[];
  categories: readonly Category[];
}

/** A page of courses, of those that the filters find. */
type FoundCourses = Pick<CourseResults, "courses" | "meta" | "correction">;

/** What the guide reads of the published directory. */
export interface Directory {
  names(): Promise<DirectoryNames>;
  /** `page` counts from 1; `limit` is 1 to 500. */
  search(filters: Filters, page: { page: number; limit: number }): Promise<FoundCourses>;
  /**
   * How well each course has a word, from 0 to 1: best in its name, less well in other forms and other
   * texts; null for one that so many have that it tells none apart. A space behind it says that it is
   * whole.
   */
  coursesWith(word: string): Promise<ReadonlyMap<number, number> | null>;
  /** Paths of courses to a goal, the quickest first; empty where none is known. */
  paths(query: LadderQuery): Promise<PathFigures[]>;
  /** One course whole; null where none with this id is published. */
  course(id: number): Promise<Course | null>;
  /** One institution whole; null where there is none with this id. */
  institution(id: number): Promise<Institution | null>;
  /** Ids of the courses that state a campus in one of these places, as campuses write them. */
  coursesAt(places: readonly string[]): Promise<ReadonlySet<number>>;
}
