import { Link } from "react-router";
import { z } from "zod";
import type { CourseSummary } from "#catalogue/course.ts";
import { dateWords, daysAfter } from "#catalogue/dates.ts";
import { noFilters, withName } from "#catalogue/filters.ts";
import { pageSlice } from "#catalogue/pagination.ts";
import { CHOSEN_FACTS, startStateOf, unstatedFacts } from "#catalogue/stated-facts.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { DataTable, ListEnd } from "#office/data-table.tsx";
import { type Column, listFile } from "#office/list-file.ts";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { INSTITUTION, type StaffArgs, staff } from "#office/staff.ts";
import { pageParameter, queryParameter } from "#platform/http/calls.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { coursesContext } from "../courses.context.ts";
import type { Route } from "./+types/all-courses.route.ts";

export const meta = staffMeta("All courses");

/** Days after which what was stated is looked at again. */
const OLD_DAYS = 365;
const WEEK_DAYS = 7;

const MISSING = new Map(CHOSEN_FACTS.map((fact) => [fact.key, fact]));

/** What an operator looks for, of a course and of when it was stated and changed. */
const STANDING = new Map<string, { label: string; is: (row: CourseRow, today: string) => boolean }>(
  [
    ["passed", { label: "Every start is past", is: ({ start }) => start === "passed" }],
    [
      "old",
      {
        label: "Stated more than a year ago",
        is: ({ stated }, today) => stated !== null && stated < daysAfter(today, -OLD_DAYS),
      },
    ],
    [
      "changed",
      {
        label: "Changed this week",
        is: ({ changed }, today) => changed >= daysAfter(today, -WEEK_DAYS),
      },
    ],
  ],
);

const query = z.object({
  name: queryParameter("name", "Words of its name, its institution or its texts."),
  missing: z.enum([...MISSING.keys()]).optional(),
  standing: z.enum([...STANDING.keys()]).optional(),
  page: pageParameter,
});

interface CourseRow extends Pick<CourseSummary, "id" | "name" | "institution"> {
  missing: string[];
  start: ReturnType<typeof startStateOf>;
  /** Newest day, month or year for which a source states it; null where none says. */
  stated: string | null;
  /** YYYY-MM-DD. */
  changed: string;
}

const COLUMNS: readonly Column<CourseRow>[] = [
  {
    heading: "Course",
    text: ({ name }) => name,
    cell: ({ id, name, institution }) => (
      <Link
        to={`${paths.office("courses", id)}?${INSTITUTION}=${institution.id}`}
        className="office-link"
      >
        {name}
      </Link>
    ),
  },
  { heading: "Institution", text: ({ institution }) => institution.name },
  { heading: "Not stated", text: ({ missing }) => missing.join(", ") || "Nothing" },
  {
    heading: "Stated",
    text: ({ stated }) => stated ?? "",
    cell: ({ stated }) => (stated === null ? "No date" : dateWords(stated)),
  },
  { heading: "Changed", text: ({ changed }) => changed, cell: ({ changed }) => dayWords(changed) },
];

/** Rows of one page. */
const PAGE_SIZE = 25;

async function coursesOf(args: StaffArgs, limit: number) {
  await staff(args, "office.oversee");
  const { name, missing, standing, page } = queryOf(args, query);
  const catalogue = args.context.get(publishedContext).current();
  const dates = await args.context.get(coursesContext).dates();
  const fact = missing === undefined ? undefined : MISSING.get(missing);
  const stands = standing === undefined ? undefined : STANDING.get(standing);
  const rows = catalogue.courseIds(withName(noFilters(), name)).flatMap((id): CourseRow[] => {
    const course = catalogue.course(id);
    if (!course || fact?.isStated(course)) return [];
    const row = {
      id,
      name: course.name,
      institution: course.institution,
      missing: unstatedFacts(course).map(({ label }) => label),
      start: startStateOf(course, catalogue.today),
      stated: dates.get(id)?.stated_on ?? null,
      changed: (dates.get(id)?.updated_at ?? "").slice(0, 10),
    };
    return stands && !stands.is(row, catalogue.today) ? [] : [row];
  });
  return pageSlice(rows, { page, limit });
}

export const middleware = [
  listFile({
    title: "All courses",
    columns: COLUMNS,
    rows: async (args) => (await coursesOf(args, Number.MAX_SAFE_INTEGER)).rows,
  }),
];

export const loader = (args: Route.LoaderArgs) => coursesOf(args, PAGE_SIZE);

/** Every course that is live, of all institutions, with what it lacks. */
export default function AllCoursesPage({ loaderData: { rows, meta } }: Route.ComponentProps) {
  const filter = useFilter();
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-xl">All courses</h1>
        <p className="text-ink-soft">
          What is live, of every institution: {meta.total.toLocaleString("en")}{" "}
          {meta.total === 1 ? "course" : "courses"} here.
        </p>
      </div>
      <ListFilters>
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField label="Course or institution" type="search" {...filter("name")} />
          <SelectField
            label="Not stated"
            options={[
              { value: "", label: "Any" },
              ...CHOSEN_FACTS.map(({ key, label }) => ({ value: key, label })),
            ]}
            {...filter("missing")}
          />
          <SelectField
            label="Dates"
            options={[
              { value: "", label: "Any" },
              ...Array.from(STANDING, ([value, { label }]) => ({ value, label })),
            ]}
            {...filter("standing")}
          />
        </div>
      </ListFilters>
      <DataTable
        label="Courses"
        columns={COLUMNS}
        rows={rows}
        none={<EmptyState title="No course is so" />}
      />
      <ListEnd label="Pages of courses" meta={meta} hasFile />
    </div>
  );
}
