import { z } from "zod";
import { namesToday } from "#catalogue/category-names.ts";
import { foldName } from "#catalogue/names.ts";
import { noSlots, type Slots } from "../answer.ts";
import type { DirectoryNames } from "../guide/directory.ts";

const words = z.array(z.string().max(100)).max(8).nullish();

/** The input of a model's search. */
export const modelSearch = z.object({
  text: z.string().max(200).nullish().describe("Words to search for, such as a subject"),
  fields: words.describe("Fields of study by name, such as Health and Welfare"),
  levels: z
    .array(z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"]))
    .nullish()
    .describe("MNQF levels: 5 is a diploma, 7 a bachelor's degree, 9 a master's degree"),
  places: words.describe("Islands or cities, such as Malé or Hithadhoo"),
  institutions: words.describe("Institutions by name"),
  modalities: z.array(z.enum(["f2f", "online", "blended"])).nullish(),
  study_mode: z.enum(["full-time", "part-time", "evening", "weekend"]).nullish(),
  languages: words.describe("Languages of instruction, such as English"),
  awarding: z.enum(["local", "international"]).nullish(),
  first_degree_scheme: z.boolean().nullish().describe("true: only courses that the scheme covers"),
  most_mvr: z.int().min(0).nullish().describe("Highest total cost in MVR"),
  most_months: z.number().min(0).nullish().describe("Longest duration in months"),
  intake_month: z.enum(monthNames()).nullish(),
  order: z.enum(["cheapest", "dearest", "shortest", "longest", "soonest"]).nullish(),
  skip: z.int().min(0).max(1_000).nullish().describe("How many courses to pass over, for more"),
});

export type ModelSearch = z.infer<typeof modelSearch>;

/**
 * The model's search as slots of the guide's search. A field, place or institution that the
 * directory does not have under that name is searched as text, so that nothing is silently ignored.
 */
export function slotsOf(asked: ModelSearch, names: DirectoryNames): Slots {
  const fields = knownNames(
    asked.fields,
    names.categories.flatMap(({ name, former_names = [] }) => [name, ...former_names]),
  );
  const institutions = knownNames(
    asked.institutions,
    names.institutions.map(({ name }) => name),
  );
  const places = knownNames(asked.places, [
    ...new Set(names.institutions.flatMap((one) => one.places)),
  ]);
  const text = [asked.text ?? "", ...fields.unknown, ...institutions.unknown, ...places.unknown];
  return {
    ...noSlots(),
    fields: namesToday(names.categories)(fields.found),
    institutions: institutions.found,
    places: places.found,
    levels: asked.levels ?? [],
    modalities: asked.modalities ?? [],
    studyMode: asked.study_mode ?? null,
    languages: asked.languages ?? [],
    awarding: asked.awarding ?? null,
    scheme: asked.first_degree_scheme ?? null,
    budget: asked.most_mvr ?? null,
    months: asked.most_months ?? null,
    intake: asked.intake_month ?? null,
    order: asked.order ?? null,
    text: text.join(" ").trim() || null,
  };
}

/** Names of the directory that match: whole, or after the letters of an atoll. */
function knownNames(asked: readonly string[] | null | undefined, names: readonly string[]) {
  const found: string[] = [];
  const unknown: string[] = [];
  for (const one of asked ?? []) {
    const wanted = foldName(one);
    const meant = names.filter((name) => [name, withoutAtoll(name)].map(foldName).includes(wanted));
    found.push(...meant);
    if (meant.length === 0) unknown.push(one);
  }
  return { found, unknown };
}

function withoutAtoll(place: string): string {
  return place.replace(/^[A-Za-z]{1,3}\. /, "");
}

function monthNames(): string[] {
  const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => month.format(new Date(Date.UTC(2000, at, 1))));
}
