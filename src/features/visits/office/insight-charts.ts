import type { ChartData } from "#office/charts/chart-data.ts";
import { stepTitle, stepWords } from "#office/charts/step-words.ts";
import type { Insight } from "../insight.schema.ts";

type InsightStep = Insight["steps"][number];

/** Pages that have no name of a record, by the path under which their views are counted. */
const PAGE_WORDS: ReadonlyMap<string, string> = new Map([
  ["/", "Home page"],
  ["/courses", "List of courses"],
  ["/institutions", "List of institutions"],
  ["/calendar", "Calendar"],
  ["/careerguide", "Career guide"],
  ["/aboutus", "About us"],
  ["/advertise", "Advertise"],
  ["/advertise/order", "Order adverts"],
  ["/places", "Places"],
  ["/sources", "Sources and licences"],
  ["/what-i-have", "What I have"],
  ["/pathways", "Pathways"],
  ["/levels", "Levels"],
  ["/compare", "Comparison"],
  ["/search", "Search"],
  ["/report", "Report of a mistake"],
  ["/ask", "Question to an institution"],
  ["/chat", "Guide"],
  ["/login", "Sign in"],
  ["/register", "Registration"],
  ["/forgot-password", "New password"],
  ["/list-your-courses", "List your courses"],
  ["/profile", "Profile"],
]);

const overTime = (
  { steps }: Insight,
  title: string,
  series: readonly string[],
  valuesOf: (step: InsightStep) => number[],
): ChartData => ({
  title,
  series,
  across: stepTitle(steps),
  points: steps.map((step) => ({ ...stepWords(step), values: valuesOf(step) })),
});

/** What is counted by day or week. */
export const timeCharts = (insight: Insight): ChartData[] => [
  overTime(insight, "Searches", ["Searches", "Found nothing"], (step) => [
    step.searches,
    step.empty,
  ]),
  overTime(insight, "Pages opened", ["Views"], ({ views }) => [views]),
  overTime(
    insight,
    "Shortlists and questions",
    ["Shortlisted", "Questions that the guide could not answer"],
    ({ shortlisted, unanswered }) => [shortlisted, unanswered],
  ),
];

/** What is compared by one number each, with a sentence beneath the heading. */
export const comparedCharts = (insight: Insight): { data: ChartData; note: string }[] => [
  {
    note: "In small letters, each that was searched three times and more.",
    data: {
      title: "What is searched",
      across: "Text",
      series: ["Searches"],
      points: insight.searches.map(({ text, uses }) => ({ label: text, values: [uses] })),
    },
  },
  {
    note: "Lists of courses that were opened with this filter.",
    data: {
      title: "Filters used",
      across: "Filter",
      series: ["Lists opened"],
      points: insight.filters.map(({ filter, value, uses }) => ({
        label: `${filter}: ${value}`,
        values: [uses],
      })),
    },
  },
  {
    note: "How often people opened courses that do not state what students choose by.",
    data: {
      title: "Facts that people miss",
      across: "Fact",
      series: ["Views"],
      points: insight.missed.map(({ fact, courses, views }) => ({
        label: `${fact} (not stated by ${courses} ${courses === 1 ? "course" : "courses"})`,
        values: [views],
      })),
    },
  },
  {
    note: "Lists count as one page, whatever was chosen.",
    data: {
      title: "Pages",
      across: "Page",
      series: ["Views"],
      points: insight.pages.map(({ path, name, views }) => ({
        label: name ? `${name} (${path})` : (PAGE_WORDS.get(path) ?? path),
        values: [views],
      })),
    },
  },
  {
    note: "Courses that people kept.",
    data: {
      title: "Shortlisted courses",
      across: "Course",
      series: ["Times"],
      points: insight.shortlisted.map(({ id, name, times }) => ({
        label: `${name} (number ${id})`,
        values: [times],
      })),
    },
  },
];
