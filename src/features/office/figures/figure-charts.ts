import type { FiguresAnswer, Numbers } from "#features/visits/figures.schema.ts";
import type { Measure } from "#features/visits/measures.ts";
import type { ChartData } from "#office/charts/chart-data.ts";
import { stepTitle, stepWords } from "#office/charts/step-words.ts";

export type OwnFigures = FiguresAnswer["data"];

/** What each number is called, in the order in which they are shown. */
export const MEASURE_WORDS: ReadonlyMap<Measure, { title: string; why: string }> = new Map<
  Measure,
  { title: string; why: string }
>([
  ["views", { title: "Views", why: "Your page was opened." }],
  ["listed", { title: "Seen in lists", why: "It stood on a page of the list of courses." }],
  ["found", { title: "Seen in search", why: "It stood on a page of what a text found." }],
  ["shortlisted", { title: "Shortlisted", why: "Somebody kept it on their shortlist." }],
  ["compared", { title: "Compared", why: "It stood beside other courses." }],
  ["phone", { title: "Phone", why: "Your phone number was tapped." }],
  ["mail", { title: "Mail", why: "Your mail address was followed." }],
  ["website", { title: "Website", why: "Your website was opened from here." }],
  ["applied", { title: "Went to apply", why: "Somebody opened your form, or asked how to apply." }],
  ["questions", { title: "Questions", why: "Somebody asked you here." }],
]);

const MEASURED = [...MEASURE_WORDS];

/** Measures that only courses have. */
const OF_COURSES: ReadonlySet<Measure> = new Set<Measure>([
  ...(["listed", "found", "shortlisted", "compared", "applied"] as const),
]);

/** Views by day or week, beside the median of similar courses where it is known. */
export function viewsChart({ steps, similar }: OwnFigures): ChartData {
  const median = similar?.views ?? null;
  return {
    title: "Views",
    across: stepTitle(steps),
    series: ["Views", ...(median ? ["Median of similar courses"] : [])],
    points: steps.map((step, at) => ({
      ...stepWords(step),
      values: [step.views, ...(median ? [median[at] ?? null] : [])],
    })),
  };
}

/** How often courses stood where people look for courses. */
export function appearancesChart({ steps }: OwnFigures): ChartData {
  return {
    title: "Seen in lists and in search",
    across: stepTitle(steps),
    series: ["In lists", "In search"],
    points: steps.map((step) => ({ ...stepWords(step), values: [step.listed, step.found] })),
  };
}

const DONE: readonly Measure[] = [
  ...(["shortlisted", "compared", "phone", "mail", "website", "applied", "questions"] as const),
];

/** What people did after they had seen a course. */
export function actsChart({ total }: OwnFigures): ChartData {
  return {
    title: "What people did",
    across: "What",
    series: ["Times"],
    points: DONE.map((measure) => ({
      label: MEASURE_WORDS.get(measure)?.title ?? measure,
      values: [total[measure]],
    })),
  };
}

/** Courses that are drawn; the table has them all. */
const MAX_BARS = 10;

/** The courses that are looked at most. */
export function coursesChart({ courses }: OwnFigures): ChartData {
  // Two courses may have one name.
  const labels = new Map(Map.groupBy(courses, ({ name }) => name));
  return {
    title: "Views by course",
    across: "Course",
    series: ["Views"],
    points: courses.slice(0, MAX_BARS).map(({ id, name, views }) => ({
      label: (labels.get(name)?.length ?? 0) > 1 ? `${name} (number ${id})` : name,
      values: [views],
    })),
  };
}

/** Every number of every course, and of the institution's own page, as the rows of a file. */
export function figureRows({ courses, profile }: OwnFigures): string[][] {
  const cells = (numbers: Numbers) => MEASURED.map(([measure]) => String(numbers[measure]));
  const own = MEASURED.map(([measure]) =>
    OF_COURSES.has(measure) ? "" : String(profile[measure]),
  );
  return [
    ["Number", "Page", ...MEASURED.map(([, { title }]) => title)],
    ...courses.map((course) => [String(course.id), course.name, ...cells(course)]),
    ["", "Profile of the institution", ...own],
  ];
}
