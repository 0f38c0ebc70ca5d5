import type { Catalogue } from "#catalogue/catalogue.ts";
import { categoryFinder } from "#catalogue/category-names.ts";
import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import { type CourseVerdict, courseVerdict, type WhatIHave } from "#catalogue/entry.ts";
import { courseAnswer, entryLabel } from "#catalogue/entry-words.ts";
import { atLevelOf, inCategory, noFilters } from "#catalogue/filters.ts";
import { type InhabitedIsland, nameOfPlace } from "#catalogue/islands.ts";
import {
  kindWords,
  leapWords,
  outsideWords,
  type PathFigures,
  pathCostWords,
  pathLengthWords,
  stepCostWords,
  stepEntryWords,
} from "#catalogue/ladder-paths.ts";
import { lengthWords } from "#catalogue/length-limits.ts";
import { levelTitle, mnqfLabel } from "#catalogue/levels.ts";
import { nearnessOf } from "#catalogue/nearness.ts";
import { FROM_ANYWHERE, placesMet } from "#catalogue/places.ts";
import { recordNumber } from "#platform/record-number.ts";
import { LEVEL_OPTIONS } from "./level-options.ts";

/** What is wished for, as the form and the address state it. */
export interface StatedGoal {
  /** A course; null for any that gives the level. */
  course: { id: number; name: string; institution: string } | null;
  level: MnqfLevel;
  /** Name of a category; empty for any. */
  category: string;
}

/** A path as it is drawn, every fact as text. */
export interface PathView {
  /** What it is the best of. */
  title: string;
  /** What is said where it leads through another field. */
  leap: string | null;
  length: string;
  cost: string;
  steps: StepView[];
}

interface StepView {
  id: number;
  name: string;
  level: string;
  institution: string;
  where: string;
  /** What its place means from the person's island; null where that is not known. */
  nearness: string | null;
  length: string;
  cost: string;
  entry: string;
  /** What is said of a step in another field than the goal's. */
  outside: string | null;
  /** What the institution has to be asked. */
  check: string[];
  sample: boolean;
}

/** What a search for paths found. */
export interface FoundPaths {
  /** The end of "Paths to ...". */
  goal: string;
  island: string | null;
  paths: PathView[];
  /** Where no path is known, why. */
  none: NoPaths | null;
}

interface NoPaths {
  /** Courses that would lead to the goal, and those of them that say nothing of who can enter. */
  total: number;
  unstated: number;
  /** Those that say it in words alone. */
  to_read: number;
  /** Of those what is the smallest step away. */
  near: { id: number; name: string; label: string }[];
}

/** The usual wish of who asks for the first time: a bachelor's degree. */
const USUAL_LEVEL: MnqfLevel = "7";
const MAX_NEAR = 3;

/** Reads a goal from a form or an address; what is none of the directory's is left out. */
export function statedGoal(
  fields: URLSearchParams,
  { course, categories }: Pick<Catalogue, "course" | "categories">,
): StatedGoal {
  const found = course(recordNumber(fields.get("course") ?? "") ?? 0);
  const level = fields.get("level");
  const category = fields.get("category") ?? "";
  return {
    course: found ? { id: found.id, name: found.name, institution: found.institution.name } : null,
    level: LEVEL_OPTIONS.find(({ value }) => value === level)?.value ?? USUAL_LEVEL,
    category: categoryFinder(categories)(category)?.name ?? "",
  };
}

/** Finds the paths to a goal, or says why there is none. */
export function foundPaths(
  catalogue: Catalogue,
  have: WhatIHave,
  goal: StatedGoal,
  home: InhabitedIsland | undefined,
): FoundPaths {
  const { course, level, category } = goal;
  const wished = course
    ? { course: course.id }
    : { level: Number(level), category: category || null };
  const paths = catalogue.pathsTo({ have, goal: wished, island: home?.code ?? null });
  return {
    goal: goalWords(goal),
    island: home ? nameOfPlace(home.code) : null,
    paths: paths.map((path) => pathView(path, home)),
    none: paths.length > 0 ? null : noPaths(catalogue, have, goal),
  };
}

/** "a Bachelor's Degree in Health", or the name of a course. */
function goalWords({ course, level, category }: StatedGoal): string {
  if (course) return course.name;
  const name = mnqfLabel(level);
  const article = /^[AEIO]/.test(name) ? "an" : "a";
  return `${article} ${name}${category && ` in ${category}`}`;
}

function pathView(path: PathFigures, home: InhabitedIsland | undefined): PathView {
  const { kinds, steps } = path;
  return {
    title: kindWords(kinds),
    leap: leapWords(path),
    length: pathLengthWords(path),
    cost: pathCostWords(path),
    steps: steps.map((step, at) => {
      const { course, answer } = step;
      const months = course.duration_months;
      return {
        id: course.id,
        name: course.name,
        sample: course.sample,
        level: levelTitle(course.mnqf_level) ?? "Level not stated",
        institution: course.institution.name,
        where: whereWords(course),
        nearness: home ? (nearnessOf(home, placesMet(course))?.words ?? null) : null,
        length: months === null ? "Length not stated" : lengthWords(months),
        cost: stepCostWords(step),
        entry: stepEntryWords(steps, at),
        outside: outsideWords(step),
        check: answer.check,
      };
    }),
  };
}

function whereWords(course: CourseSummary): string {
  const online = placesMet(course).includes(FROM_ANYWHERE.value) ? ["online"] : [];
  const where = [...course.places, ...online].join(", ");
  return where.replace(/^online$/, "Online") || "Place not stated";
}

function noPaths(catalogue: Catalogue, have: WhatIHave, goal: StatedGoal): NoPaths {
  const near = (course: CourseSummary) => ({
    id: course.id,
    name: course.name,
    label: entryLabel(courseAnswer(course, have)),
  });
  if (goal.course) {
    const wished = catalogue.course(goal.course.id);
    const verdict = wished && courseVerdict(wished, have);
    return {
      total: 1,
      unstated: Number(verdict === "not_stated"),
      to_read: Number(verdict === "to_read"),
      near: wished ? [near(wished)] : [],
    };
  }
  const ofCategory = goal.category ? inCategory(goal.category) : noFilters();
  const filters = atLevelOf(ofCategory, { mnqf_level: goal.level });
  const query = { filters, page: 1, limit: MAX_NEAR, order: "DESC" } as const;
  const answering = (verdict: CourseVerdict) =>
    catalogue.searchCourses({ ...query, entry: { have, verdicts: [verdict] } });
  return {
    total: catalogue.searchCourses(query).meta.total,
    unstated: answering("not_stated").meta.total,
    to_read: answering("to_read").meta.total,
    near: answering("nearly").courses.map(near),
  };
}
