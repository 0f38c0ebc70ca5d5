import type { Catalogue } from "#catalogue/catalogue.ts";
import { counted } from "#catalogue/counted.ts";
import type { LookUpName } from "../lookups/lookups.ts";

/** What is read of any input and result; a look-up has some of it. */
interface Known {
  total?: number;
  understood?: string[];
  courses?: unknown[];
  course_id?: number | null;
  course_ids?: number[];
  institution_id?: number | null;
  island?: string | null;
  paths?: unknown[];
  schemes?: unknown[];
}

type Words = (asked: Known, found: Known, catalogue: Catalogue) => string;

const courseOf: Words = ({ course_id, course_ids }, _, catalogue) =>
  catalogue.course(course_id ?? course_ids?.[0] ?? 0)?.name ?? "a course";
const institutionOf: Words = ({ institution_id }, _, { institutions }) =>
  institutions.find(({ id }) => id === institution_id)?.name ?? "an institution";

const WORDS: Readonly<Record<LookUpName, Words>> = {
  search: (_, { total = 0, understood = [] }) => searched(total, understood),
  course: (...of) => `Read about ${courseOf(...of)}`,
  institution: (...of) => `Read about ${institutionOf(...of)}`,
  institutions: (_, { total = 0 }) => `Looked at ${counted(total, "institution")}`,
  compare: ({ course_ids = [] }) => `Compared ${counted(course_ids.length, "course")}`,
  entry: (...of) => `Checked who can enter ${courseOf(...of)}`,
  paths: (_, { paths = [] }) => `Found ${counted(paths.length, "path")}`,
  cost: (_, { courses = [] }) => `Added up the cost of ${counted(courses.length, "course")}`,
  nearest: (_, { island }) => `Measured the way from ${island ?? "an island"}`,
  dates: (_, { total = 0 }) => `Looked at ${counted(total, "date")}`,
  contacts: (asked, ...of) =>
    `Looked up how to reach ${asked.institution_id ? institutionOf(asked, ...of) : `who teaches ${courseOf(asked, ...of)}`}`,
  schemes: (_, { schemes = [] }) => `Looked at ${counted(schemes.length, "scheme")}`,
  levels: () => "Looked at the ten levels",
  site: () => "Looked through this site’s own pages",
};

/** A look-up as the visitor reads it: "Looked at 14 nursing courses". Nothing in it is the model's. */
export function stepWords(
  name: LookUpName,
  asked: object,
  found: unknown,
  catalogue: Catalogue,
): string {
  return WORDS[name](asked as Known, found as Known, catalogue);
}

/** Words of the search stand where courses have them; what a model made up finds nothing. */
function searched(total: number, understood: readonly string[]): string {
  const words = understood.filter((label) => /^“/.test(label)).map((label) => label.slice(1, -1));
  const filters = understood.filter((label) => !/^“/.test(label));
  const what = total === 0 || words.length === 0 ? "" : `${words[0]} `;
  const courses = `${total.toLocaleString("en")} ${what}${total === 1 ? "course" : "courses"}`;
  return `Looked at ${courses}${filters.length > 0 ? `: ${filters.join(", ")}` : ""}`;
}
