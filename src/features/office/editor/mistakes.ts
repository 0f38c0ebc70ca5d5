import { fieldTitle, PART_TITLES } from "#catalogue/field-titles.ts";
import type { EditedRecord } from "./edited-kind.ts";

/** What is wrong, as a sentence, by its place in the record: "name", "fees[0].fee_end". */
export type MistakesByPlace = ReadonlyMap<string, string>;

/** The mistakes of the draft as it was last saved, the first of each place. */
export function mistakesOf({ draft }: Pick<EditedRecord, "draft">): MistakesByPlace {
  const faults = (draft?.faults ?? []).toReversed();
  return new Map(faults.map(({ place, reason }) => [place, mistakeWords(reason)]));
}

/** "must not be below fee_start" as it is said beside the field: "Must not be below Amount." */
export function mistakeWords(reason: string): string {
  const named = reason.replace(/[a-z_]+/g, (word) =>
    word.includes("_") ? (PART_TITLES.get(word) ?? fieldTitle(word)) : word,
  );
  return `${named.charAt(0).toUpperCase()}${named.slice(1).replace(/\.$/, "")}.`;
}

/** Those of a place and of everything in it, for what has no field of its own. */
export function mistakesWithin(mistakes: MistakesByPlace, place: string): string | undefined {
  const found = [...mistakes].filter(([at]) => at === place || isPartOf(at, place));
  return found.length === 0 ? undefined : [...new Set(found.map(([, words]) => words))].join(" ");
}

const isPartOf = (at: string, place: string) =>
  at.startsWith(place) && (at[place.length] === "[" || at[place.length] === ".");

/** What is to be mended before a change can be published, by the names of its fields. */
export function mendWords(fields: readonly string[]): string {
  return `First mend what is marked: ${fields.map(fieldTitle).join(", ")}.`;
}
