/**
 * One spelling for all the ways in which people and sources write the same letters. Documents and
 * queries pass through the same folding, so its result is a key and never shown.
 */

/** Direction marks, zero-width characters, soft hyphens, variation selectors, the Arabic tatweel. */
const UNSEEN_CHARACTERS = /[\p{Cf}\p{Variation_Selector}\u0640]/gu;

/** Typewriter and typographic apostrophes, primes, and the modifier letters of transliterations. */
export const APOSTROPHES = /['`´‘’‛′＇ʹʻʼʽʾʿˈꞌ]/g;

/**
 * Marks that only colour a letter: Latin, Greek and Cyrillic accents, Arabic and Hebrew vowel
 * points. The vowel signs of Thaana and of Indian scripts are marks too, but carry the word.
 */
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Letters that Unicode does not decompose. */
const LETTER_SPELLINGS = pairTable("ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ı=i");
const UNDECOMPOSED = /[ßæœøđðþłħı]/g;

/** The first letter and the sign of "F&B" and "R&D", which are one abbreviation. */
const LETTER_PAIR = /(?<![\p{L}\p{N}])(\p{L})&(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Nothing to be folded but capitals. */
const PLAIN_TEXT = /^[a-zA-Z0-9 ]*$/;

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Takes out the characters that a reader cannot see. */
export function withoutInvisible(text: string): string {
  return BEYOND_ASCII.test(text) ? text.replace(UNSEEN_CHARACTERS, "") : text;
}

/**
 * The text in lower case without accents, apostrophes and invisible characters; "&" becomes "and",
 * "C++" and "C#" become words. Other punctuation and spaces stay for the tokens to split at.
 */
export function fold(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? foldLetters(text) : text.toLowerCase();
  return spellSigns(plain.replace(APOSTROPHES, ""));
}

function foldLetters(text: string): string {
  return text
    .replace(UNSEEN_CHARACTERS, "")
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .replace(UNDECOMPOSED, (letter) => LETTER_SPELLINGS.get(letter) ?? letter)
    .normalize("NFC");
}

function spellSigns(text: string): string {
  if (!/[&+#]/.test(text)) return text;
  return text
    .replace(LETTER_PAIR, "$1.")
    .replaceAll("&", " and ")
    .replace(/\bc\+\+/g, "cplusplus")
    .replace(/\b([cf])#/g, "$1sharp");
}

/**
 * The folded text as one run of letters and digits: "B.Sc", "BSc" and "b sc" are the same. Used to
 * see that somebody typed a whole name.
 */
export function squeezed(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase().replaceAll(" ", "");
  return fold(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}

/** A table written as "key=value key=value". */
export function pairTable(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(" ").map((pair) => pair.split("=") as [string, string]));
}
