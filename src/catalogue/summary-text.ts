import {
  CARD_FIELDS,
  type CardFields,
  COURSE_FIELDS,
  type CourseRow,
  type Fee,
  type IntakeDetails,
} from "./course.fields.ts";
import type { CategoryRef, CourseSummary, InstitutionRef } from "./course.ts";
import type { StatedEntry } from "./entry.ts";
import { rowsOf } from "./record-fields.ts";

// A summary as text is the JSON of its values without their names, which would be two thirds of it.

/** What stands before the values of its fields; what many courses share is given by number. */
type Values = [
  id: number,
  institution: number,
  categories: number[],
  entry: number,
  places: CourseSummary["places"],
  place_codes: CourseSummary["place_codes"],
  study_modes: CourseSummary["study_modes"],
  sample: boolean,
  fields: unknown[],
];

/** The fields of a summary in the order of their values, and the parts of those of entries. */
const FIELDS = CARD_FIELDS.map((field) => {
  const row: CourseRow = COURSE_FIELDS[field];
  const parts = row.kind === "records" && row.parts ? rowsOf(row.parts) : null;
  return { field, parts: parts?.map(([part]) => part as Part) };
});

type Part = keyof Fee | keyof IntakeDetails;
type Entry = { [Each in Part]?: unknown };

/**
 * A summary as text. What many courses share is given by number: institutions and categories by id,
 * what is stated of entry by its place among all that is.
 */
export function searchTextOf(card: CourseSummary, entry: number): string {
  const fields = FIELDS.map(({ field, parts }) => {
    const value = card[field];
    return parts ? (value as Entry[]).map((each) => parts.map((part) => each[part])) : value;
  });
  const categories = card.categories.map(({ id }) => id);
  const { id, institution, places, place_codes, study_modes, sample } = card;
  const shared = [institution.id, categories, entry] as const;
  const values: Values = [id, ...shared, places, place_codes, study_modes, sample, fields];
  return JSON.stringify(values);
}

/** The summary of a text; a category that no longer exists is left out. */
export function cardOf(
  text: string,
  institutions: ReadonlyMap<number, InstitutionRef>,
  categories: ReadonlyMap<number, CategoryRef>,
  entry: readonly StatedEntry[],
): CourseSummary {
  const values = JSON.parse(text) as Values;
  const [id, institution, listed, entryAt, places, place_codes, study_modes, sample] = values;
  const fields: { [Field in keyof CardFields]?: unknown } = {};
  for (const [at, { field, parts }] of FIELDS.entries()) {
    const value = values[8][at];
    fields[field] = parts ? (value as unknown[][]).map((each) => entryOf(each, parts)) : value;
  }
  return {
    id,
    institution: institutions.get(institution)!,
    places,
    place_codes,
    study_modes,
    categories: listed.flatMap((category) => categories.get(category) ?? []),
    sample,
    ...entry[entryAt]!,
    ...(fields as CardFields),
  };
}

function entryOf(values: readonly unknown[], parts: readonly Part[]): Entry {
  const entry: Entry = {};
  for (const [at, part] of parts.entries()) entry[part] = values[at];
  return entry;
}
