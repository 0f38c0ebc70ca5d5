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

/**
 * What Dhivehi writes at the end of a noun: cases, one, some, and the question. A vowel at the
 * beginning of one stands on the noun's last letter, or on an alifu of its own.
 */
const THAANA_ENDING = /(?:ގައި|ކޮށް|ގެ|އ?ަށް|އ?ަކީ|އ?ެއް|އ?ިން|އ?ުން|އާއި|އ?ަކަ?|އަކު|ތައް|ތަކު?|ތަ|ތޯ)$/u;
const THAANA_LETTER = /[\u0780-\u07a5\u07b1]/gu;
const LEAST_LETTERS = 2;

/** The last letter of a noun before an ending, by what it is without one: "kan" is "kamu", "Malé" is long before one. */
const BEFORE_ENDING = pairTable("މ=ނ އ=ކ ސ=ހ \u07a9=\u07a8 \u07ad=\u07ac \u07af=\u07ae");

/** Every ending of a plural is one of these two. */
const MAYBE_PLURAL = /^[a-z]+(?:s|ie)$/;

/**
 * The key under which a folded word's singular and plural meet, and a small number with its Roman
 * numeral ("iii" and "3"). Not meant to be read: "physics" gives "physic". Words of up to three
 * letters are their own key. A Dhivehi noun in Thaana has one key with every ending.
 */
export function stem(word: string): string {
  const fixed = ROMAN_NUMERALS.get(word) ?? IRREGULAR.get(word);
  if (fixed !== undefined) return fixed;
  if (word >= "\u0780" && word < "\u07c0") return thaanaStem(word);
  if (word.length < 4 || !MAYBE_PLURAL.test(word)) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

function thaanaStem(word: string): string {
  let base = word;
  for (;;) {
    const shorter = base.replace(THAANA_ENDING, "");
    if (shorter === base || (shorter.match(THAANA_LETTER)?.length ?? 0) < LEAST_LETTERS) break;
    base = shorter;
  }
  const letters = base.replace(/[\u07a6\u07a7\u07aa\u07ab\u07b0]$/u, "");
  const last = letters.at(-1) ?? "";
  return letters.slice(0, -1) + (BEFORE_ENDING.get(last) ?? last);
}

/** Numbers and Roman numerals: "Certificate II" is neither a beginning nor a slip of "III". */
export function isNumeral(word: string): boolean {
  return ROMAN_NUMERALS.has(word) || /^\d+$/.test(word);
}
