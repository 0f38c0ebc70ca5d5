import type { InstitutionSummary } from "#catalogue/institution.ts";
import { fold } from "#catalogue/search/fold.ts";
import { FIELD_WORDS } from "../words/fields.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";

/** A way to name an institution. */
export interface InstitutionTerm {
  term: string;
  name: string;
}

/** Words that institutions have in their names whoever they are. */
const KINDS = new Set(
  "academy atoll atolls centre center college institute institution open polytechnic school schools university training studies sciences science community teachers maldives maldivian national".split(
    " ",
  ),
);
const SMALL = new Set(["of", "and", "the", "for", "in", "at"]);

/**
 * How institutions may be named: the whole name, the name in Thaana, the part before a colon, its
 * beginning as far as it is its own, its first word where no other has it and it is no everyday word,
 * and its initials.
 */
export function institutionTerms(institutions: readonly InstitutionSummary[]): InstitutionTerm[] {
  const counts = new Map<string, number>();
  for (const { name } of institutions) {
    for (const word of new Set(wordsIn(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const whole = institutions.flatMap(({ name, name_dv }) =>
    [name, name.replace(/ the /gi, " "), name.split(":")[0] ?? "", name_dv ?? ""].map((term) => ({
      term,
      name,
    })),
  );
  const parts = institutions.flatMap(({ name }) => [
    ...beginnings(name).map((term) => ({ term, name })),
    ...wordsIn(name)
      .filter((word) => counts.get(word) === 1 && isTelling(word))
      .map((term) => ({ term, name })),
    ...initials(name).map((term) => ({ term, name })),
  ]);
  return [...whole, ...parts].filter(({ term }) => term !== "");
}

const FIELD_PARTS = new Set(
  [...FIELD_WORDS].flatMap(([field, terms]) => [field, ...terms].flatMap((term) => wordsIn(term))),
);

/** Words that are neither a kind of institution nor a subject nor everyday English. */
function isTelling(word: string): boolean {
  return word.length >= 4 && !KINDS.has(word) && !PLAIN_WORDS.has(word) && !FIELD_PARTS.has(word);
}

/** "Thundi School", "Bahuruva Language Centre": what people say of a longer name. */
function beginnings(name: string): string[] {
  const words = wordsIn(name);
  const first = words[0] ?? "";
  if (!isTelling(first)) return [];
  return words.slice(1, -1).map((_, at) => words.slice(0, at + 2).join(" "));
}

/** "UoA" and "UA" for "University of the Atolls"; three letters or more, or a university's two. */
function initials(name: string): string[] {
  const words = wordsIn(name.split(":")[0] ?? "");
  const main = words.filter((word) => !SMALL.has(word));
  const letters = (list: readonly string[]) => list.map((word) => word.charAt(0)).join("");
  const short = letters(main);
  const long = letters(words.filter((word) => word !== "the" && word !== "and"));
  const all = letters(words);
  const least = main[0] === "university" ? 2 : 3;
  return [...new Set([short, long, all])].filter(
    (text) => text.length >= least && !PLAIN_WORDS.has(text),
  );
}

function wordsIn(name: string): string[] {
  return fold(name).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
