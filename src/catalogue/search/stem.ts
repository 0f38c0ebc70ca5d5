import { pairTable } from "./fold.ts";

/** Numbers as names of levels write them; "v" and "x" stand for too many other things. */
const ROMAN_NUMERALS = pairTable("i=1 ii=2 iii=3 iv=4 vi=6 vii=7 viii=8 ix=9");

/** The last ones end in "s" and mean something else without it. */
const IRREGULAR = pairTable(
  "children=child women=woman men=man theses=thesis diagnoses=diagnosis crises=crisis " +
    "news=news goods=goods lens=lens",
);

/** Endings of the plural, most particular first; the first that fits decides. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(ss|us|is)$/, "$1"],
  [/(..)ies$/, "$1y"],
  [/(..)ie$/, "$1y"],
  [/yses$/, "ysis"],
  [/([^aeo]us|ss|x|ch|sh|[rt]o)es$/, "$1"],
  [/s$/, ""],
];

/** Every ending of a plural is one of these two. */
const MAYBE_PLURAL = /^[a-z]+(?:s|ie)$/;

/**
 * The key under which a folded word's singular and plural meet, and a small number with its Roman
 * numeral ("iii" and "3"). Not meant to be read: "physics" gives "physic". Words of up to three
 * letters, and words of other scripts, are their own key.
 */
export function stem(word: string): string {
  const fixed = ROMAN_NUMERALS.get(word) ?? IRREGULAR.get(word);
  if (fixed !== undefined) return fixed;
  if (word.length < 4 || !MAYBE_PLURAL.test(word)) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

/** Numbers and Roman numerals: "Certificate II" is neither a beginning nor a slip of "III". */
export function isNumeral(word: string): boolean {
  return ROMAN_NUMERALS.has(word) || /^\d+$/.test(word);
}
