import { z } from "zod";
import type { CourseQuery, Facets } from "#catalogue/catalogue-answers.ts";
import { COURSE_VERDICTS } from "#catalogue/entry.ts";
import { type FacetKey, GROUPED_KEYS, type GroupedKey } from "#catalogue/facets.ts";
import {
  FILTER_KEYS,
  type Filters,
  NAME_LIMIT,
  noFilters,
  tidySearchText,
  writeFilters,
} from "#catalogue/filters.ts";
import type { Understood } from "#catalogue/query-filters.ts";
import { whatIHaveBody } from "#records/entry.schema.ts";
import type { Records } from "./look-up.ts";

/** Which courses are meant: words, filters of the list, and what the person has. */
export const wish = z.object({
  text: z.string().max(NAME_LIMIT).default("").describe("Words as a visitor types them"),
  filters: z
    .partialRecord(z.enum(FILTER_KEYS), z.array(z.string()).max(50))
    .default({})
    .describe("Values of the list's filters, by key; several of one key widen"),
  called: z
    .array(z.object({ key: z.enum(FILTER_KEYS), words: z.string() }))
    .optional()
    .describe("Leave it out: only of a text that was read already"),
  have: whatIHaveBody
    .nullable()
    .default(null)
    .describe("What the person has; leaves the courses that it opens"),
  answers: z
    .array(z.enum(COURSE_VERDICTS))
    .min(1)
    .default(["meets"])
    .describe("How courses may answer to what the person has"),
});

export type Wish = z.output<typeof wish>;

/** Filters of the list as a wish that is read already. */
export function wishOf({
  name: text,
  sort: _,
  called = [],
  ...filters
}: Filters): z.input<typeof wish> {
  return { text, filters, called: [...called] };
}

/**
 * Filters as an address has them: what words say of a key are words of the text again, because courses
 * that are called so match too.
 */
export function inWords({ called = [], ...filters }: Filters): Filters {
  const said = Object.fromEntries(called.map(({ key }) => [key, []]));
  const isSaid = (words: string) => filters.name.toLowerCase().includes(words.toLowerCase());
  const more = called.flatMap(({ words }) => (isSaid(words) ? [] : words));
  const text = [filters.name, ...more].filter(Boolean).join(" ");
  return { ...filters, ...said, name: text };
}

/** A wish as it is searched by: its filters, with those that words of its text are. */
function read({ text, filters, called }: Wish, { catalogue }: Records): Understood {
  const written = writeFilters({ ...noFilters(), ...filters, name: tidySearchText(text) });
  const asked = catalogue.readFilters(new URLSearchParams(written));
  if (called === undefined) return catalogue.understand(asked);
  const known = called.length > 0 ? { ...asked, called } : asked;
  return { filters: known, wordFilters: [], unused: [] };
}

/** What is asked of the courses: those that are about the text, or where none is, that mention it. */
export function queryOf(
  wished: Wish,
  records: Records,
): { understood: Understood; query: Asked; isMentioned: boolean } {
  const understood = read(wished, records);
  const { filters } = understood;
  const { have, answers } = wished;
  const query = { filters, entry: have && { have, verdicts: answers } };
  const about = { ...query, isAbout: true };
  const isAbout = filters.name === "" || countOf(about, records) > 0;
  return { understood, query: isAbout ? about : query, isMentioned: !isAbout };
}

function countOf(query: Asked, { catalogue }: Records): number {
  return catalogue.searchCourses({ ...query, page: 1, limit: 1, order: "DESC" }).meta.total;
}

/** What a course query asks, without a page of it. */
export type Asked = Pick<CourseQuery, "filters" | "entry" | "isAbout">;

const LIMITS: ReadonlySet<string> = new Set(["max_cost", "max_months"]);

/** A sentence for each value that no course has, by its name, so that none is passed over. */
export function unknownValues(filters: Filters, facets: Facets, { catalogue }: Records): string[] {
  return catalogue
    .activeFilters(filters, { filters, wordFilters: [], unused: [] })
    .filter(
      ({ key, value }) =>
        key !== "name" &&
        key !== "sort" &&
        !valuesOf(key, facets).includes(value) &&
        !(LIMITS.has(key) && catalogue.isKnownValue(key, value)),
    )
    .map(({ keyLabel, label }) => `${keyLabel}: no course is listed with “${label}”.`);
}

function valuesOf(key: FacetKey, facets: Facets): string[] {
  if (!isGrouped(key)) return facets[key].map(({ value }) => value);
  return facets[key].flatMap(({ value, subcategories }) => [
    value,
    ...subcategories.map((one) => one.value),
  ]);
}

const isGrouped = (key: FacetKey): key is GroupedKey => GROUPED_KEYS.some((one) => one === key);
