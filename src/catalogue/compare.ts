import { blacklistLine } from "./approval.ts";
import { COURSE_FIELDS, type CourseRow, type StatedCourse } from "./course.fields.ts";
import { type Course, NOT_STATED, type Nullable } from "./course.ts";
import { compareFees } from "./fees.ts";
import { fieldWords } from "./field-words.ts";
import { levelTitle } from "./levels.ts";
import { costWithScheme, netCost } from "./net-cost.ts";
import type { OperatorData } from "./operator.ts";
import { type CostAmount, costInMvr } from "./total-cost.ts";

/** Rich text in a cell, sanitised when it was stored, under a heading where it needs one. */
interface HtmlBlock {
  heading: Nullable<string>;
  html: string;
}

/**
 * One course's value in a row. Without lines or blocks it is not stated. `parts` are what a line
 * joins, whose order makes no difference.
 */
export type ComparisonCell =
  | { kind: "text"; lines: string[]; parts?: string[] }
  | { kind: "html"; blocks: HtmlBlock[] };

interface ComparisonRow {
  key: string;
  label: string;
  /** One for each course, in the order of the courses. */
  cells: ComparisonCell[];
  /** True when the courses differ; "not stated" differs from anything stated. */
  differs: boolean;
}

export interface Comparison {
  rows: ComparisonRow[];
  /** Ids of the courses with the lowest total cost; empty where equal or one is unclear. */
  cheapest: number[];
  /** The same for those whom the scheme covers; empty where it leaves nothing less to pay of any. */
  cheapestWithScheme: number[];
  /** Ids of the courses with the shortest duration; empty where equal or one is not stated. */
  shortest: number[];
}

/** Fields that are columns of a course, and those that its summary has. */
type ComparedField = keyof Course & keyof StatedCourse;

interface RowDefinition {
  key: string;
  label: string;
  cell: (course: Course) => ComparisonCell;
}

/** The rows with their labels, in their order (specification, 2.8). */
const ROW_DEFINITIONS: readonly RowDefinition[] = [
  {
    key: "institution",
    label: "Institutions",
    cell: ({ institution }) => textCell(institution.name, blacklistLine(institution)),
  },
  {
    key: "awarding_body",
    label: "Awarding Body",
    cell: awardCell,
  },
  {
    key: "mnqf_level",
    label: "Level of Qualification(MNQF)",
    cell: ({ mnqf_level }) => textCell(levelTitle(mnqf_level)),
  },
  {
    key: "categories",
    label: "Categories",
    cell: ({ categories }) => lines(categories.map(({ name }) => name)),
  },
  {
    key: "duration",
    label: "Duration",
    cell: ({ duration_text, duration_remarks }) => textCell(duration_text, duration_remarks),
  },
  comparedRow("mode_of_study_text"),
  comparedRow("delivery_modalities"),
  comparedRow("intakes"),
  comparedRow("languages"),
  { key: "entry_requirements", label: "Entry Requirements", cell: entryRequirements },
  comparedRow("modules"),
  { key: "fees", label: "Course Fees", cell: (course) => lines(compareFees(course)) },
  comparedRow("indicative_class_timings"),
  comparedRow("careers"),
  {
    key: "campuses",
    label: "Campuses",
    cell: ({ campuses }) =>
      lines(
        campuses.map(({ name, island_city }) => [name, island_city].filter(Boolean).join(", ")),
      ),
  },
];

/** Those of the table of fields that have no place of their own above. */
const FURTHER_ROWS = (Object.keys(COURSE_FIELDS) as ComparedField[]).flatMap((field) => {
  const isPlaced = ROW_DEFINITIONS.some(({ key }) => key === field);
  return "compared" in COURSE_FIELDS[field] && !isPlaced ? [comparedRow(field)] : [];
});

/** A field that is compared as its kind says. */
function comparedRow(field: ComparedField): RowDefinition {
  const row: CourseRow = COURSE_FIELDS[field];
  return {
    key: field,
    label: row.compared ?? row.label,
    cell: (course) => comparedCell(row, course[field]),
  };
}

function comparedCell(row: CourseRow, value: unknown): ComparisonCell {
  if (row.kind === "rich text") return htmlCell(value as Nullable<string>);
  if (row.kind === "list") return listLine(value as string[]);
  const values = Array.isArray(value) ? value : [value];
  return textCell(...values.map((each) => fieldWords(row, each)));
}

/** Sets courses side by side (specification, 2.8). */
export function compareCourses(courses: readonly Course[], operator: OperatorData): Comparison {
  const rows = [...ROW_DEFINITIONS, ...FURTHER_ROWS].map(({ key, label, cell }) => {
    const cells = courses.map(cell);
    const differs = new Set(cells.map(cellGist)).size > 1;
    return { key, label, cells, differs };
  });
  const isInScheme = courses.some((course) => netCost(course, operator) !== null);
  const cheapest = (costOf: typeof costWithScheme) =>
    cheapestOf(courses, (course) => costOf(course, operator));
  return {
    rows,
    cheapest: cheapest(costInMvr),
    cheapestWithScheme: isInScheme ? cheapest(costWithScheme) : [],
    shortest: shortestOf(courses),
  };
}

/**
 * Who awards the qualification, with the country behind a slash; null where that is not stated. Of a
 * local award that names no body it is the institution (specification, 2.8), never of another: who
 * teaches is often not who awards.
 */
export function awardingBody(course: Course): Nullable<string> {
  const { awarding_body: body, awarding_body_country: country } = course;
  if (isAwardedByOwn(course)) return course.institution.name;
  return body === null ? null : [body, country].filter(Boolean).join(" / ");
}

/** The same with the country also where that alone is stated: "Not stated / Australia". */
export function awardWords(course: Course): Nullable<string> {
  const { awarding_body_country: country } = course;
  return awardingBody(course) ?? (country && `${NOT_STATED} / ${country}`);
}

function isAwardedByOwn({ awarding_body, awarding_body_type }: Course): boolean {
  return awarding_body === null && awarding_body_type === "local";
}

/** An institution in the place of a body that is not stated differs from the same one stated. */
function awardCell(course: Course): ComparisonCell {
  const words = awardWords(course);
  const cell = lines(words === null ? [] : [words]);
  return isAwardedByOwn(course) ? { ...cell, parts: [course.institution.name, NOT_STATED] } : cell;
}

/** The general ones have their place beside an alternative also where they are not stated. */
function entryRequirements(course: Course): ComparisonCell {
  const {
    admission_general_requirements: general,
    admission_alternative_requirements: alternative,
  } = course;
  const blocks = [
    { heading: "General Requirements", html: general ?? (alternative && NOT_STATED) },
    { heading: "Alternative Entry Requirement", html: alternative },
  ];
  return {
    kind: "html",
    blocks: blocks.flatMap(({ heading, html }) => (html ? [{ heading, html }] : [])),
  };
}

/**
 * Courses with the lowest total cost, by the lower end of ranges, then the upper end. Empty while a
 * course states no total, or one in a currency without a rate: it could be cheaper.
 */
function cheapestOf(
  courses: readonly Course[],
  costOf: (course: Course) => Nullable<CostAmount>,
): number[] {
  const costs = courses.flatMap((course) => {
    const cost = costOf(course);
    return cost ? [{ id: course.id, ...cost }] : [];
  });
  if (costs.length < courses.length) return [];
  return lowest(costs, (a, b) => a.from - b.from || a.to - b.to);
}

/** Courses with the shortest duration; empty while a course states none. */
function shortestOf(courses: readonly Course[]): number[] {
  const stated = courses.flatMap(({ id, duration_months: months }) =>
    months === null ? [] : [{ id, months }],
  );
  return stated.length < courses.length ? [] : lowest(stated, (a, b) => a.months - b.months);
}

/** Ids of the lowest; empty when all are equal or there are fewer than two. */
function lowest<T extends { id: number }>(items: readonly T[], compare: (a: T, b: T) => number) {
  const [first] = [...items].sort(compare);
  const winners = items.filter((item) => first && compare(item, first) === 0);
  return winners.length === items.length ? [] : winners.map(({ id }) => id);
}

function textCell(...parts: readonly Nullable<string>[]): ComparisonCell {
  return lines(parts.filter((part) => part !== null));
}

function lines(all: readonly string[]) {
  return { kind: "text" as const, lines: all.filter((line) => line.trim() !== "") };
}

function listLine(parts: string[]): ComparisonCell {
  return { ...lines([parts.join(", ")]), parts };
}

function htmlCell(content: Nullable<string>): ComparisonCell {
  return { kind: "html", blocks: content ? [{ heading: null, html: content }] : [] };
}

/** The content of a cell for comparison: without markup, case, spacing, the order of lines and parts. */
export function cellGist(cell: ComparisonCell): string {
  const parts =
    cell.kind === "text"
      ? (cell.parts ?? cell.lines).toSorted()
      : cell.blocks.map(({ heading, html }) => `${heading}: ${html.replace(/<[^<>]*>/g, " ")}`);
  return JSON.stringify(parts.map((part) => part.replace(/\s+/g, " ").trim().toLowerCase()));
}
