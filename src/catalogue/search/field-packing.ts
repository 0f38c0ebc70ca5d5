import { type PackedLists, packLists } from "../number-lists.ts";
import { CONCEPTS } from "./concepts.ts";
import { CONCEPT_ENTRY } from "./text-column.ts";

/** Which documents hold a word in one of their other texts. */
export interface PackedField {
  weight: number;
  /** Terms, and concepts behind them, that the field holds; ascending. */
  terms: Uint32Array;
  /** A list of documents for each of `terms`, or of holders where there are holders. */
  members: PackedLists;
  /** Texts that recur, each with its documents; the facets' lists stand in where null says so. */
  holders: PackedLists | "facets" | null;
}

/** What is searched in the texts of a field. */
export interface FieldEntries {
  weight: number;
  /** The entries (see `entriesIn`) of the texts or choices that occur, by their number. */
  texts: ReadonlyMap<number, ArrayLike<number>>;
  /** The text of each document, 0 for none; null where the facets know the documents. */
  ofDocument: Uint32Array | null;
}

/** A text that this many documents share on average is kept apart from them. */
const SHARED_BY = 4;

/** @param termOf The term of each word of the analyser; of `terms` in all. */
export function packField(
  { weight, texts, ofDocument }: FieldEntries,
  size: number,
  termOf: Uint32Array,
  terms: number,
): PackedField {
  const { held, places } = termsIn(texts, termOf, terms);
  if (ofDocument === null) {
    const numbers = [...texts.keys()].sort((a, b) => a - b);
    const lists = numbers.map((number) => places(texts.get(number)!));
    const members = packMembers(held.length, numbers, lists, (numbers.at(-1) ?? 0) + 1);
    return { weight, terms: held, members, holders: "facets" };
  }
  const numbers = [...texts.keys()];
  const lists = numbers.map((number) => places(texts.get(number)!));
  const holderOf = new Uint32Array(numbers.reduce((most, one) => Math.max(most, one), 0) + 1);
  numbers.forEach((number, at) => {
    holderOf[number] = at + 1;
  });
  const holding = ofDocument.reduce((count, text) => count + (text > 0 ? 1 : 0), 0);
  if (numbers.length * SHARED_BY > holding) {
    const members = packLists(held.length, size, (add) => {
      for (let document = 0; document < size; document++) {
        const holder = holderOf[ofDocument[document]!]!;
        if (holder > 0) for (const list of lists[holder - 1]!) add(list, document);
      }
    });
    return { weight, terms: held, members, holders: null };
  }
  const holders = packLists(numbers.length + 1, size, (add) => {
    for (let document = 0; document < size; document++) {
      const holder = holderOf[ofDocument[document]!]!;
      if (holder > 0) add(holder, document);
    }
  });
  const kept = numbers.map((_, at) => at + 1);
  const members = packMembers(held.length, kept, lists, kept.length + 1);
  return { weight, terms: held, members, holders };
}

/** For each place of a term the numbers whose texts hold it. */
function packMembers(
  count: number,
  numbers: readonly number[],
  lists: readonly Uint32Array[],
  size: number,
): PackedLists {
  return packLists(count, size, (add) => {
    numbers.forEach((number, at) => {
      for (const list of lists[at]!) add(list, number);
    });
  });
}

/** The terms that the texts hold, ascending, and for the entries of a text their places among them. */
function termsIn(texts: FieldEntries["texts"], termOf: Uint32Array, terms: number) {
  const term = (entry: number) =>
    entry < CONCEPT_ENTRY ? termOf[entry]! : terms + entry - CONCEPT_ENTRY;
  const place = new Uint32Array(terms + CONCEPTS.count);
  for (const entries of texts.values()) {
    for (let at = 0; at < entries.length; at++) place[term(entries[at]!)] = 1;
  }
  const held: number[] = [];
  for (let at = 0; at < place.length; at++) {
    if (place[at] === 1) place[at] = held.push(at) - 1;
  }
  const places = (entries: ArrayLike<number>) =>
    Uint32Array.from(entries, (entry) => place[term(entry)]!);
  return { held: Uint32Array.from(held), places };
}
