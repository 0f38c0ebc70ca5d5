import { fold } from "./fold.ts";
import { stem } from "./stem.ts";

/** Codes of two letters, as languages and countries have them. */
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function namesOf(type: "language" | "region"): string[] {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  return CODES.flatMap((code) => names.of(type === "region" ? code.toUpperCase() : code) ?? []);
}

/** Words of the names of languages and countries, which are right whether or not a text holds them. */
let known: ReadonlySet<string> | null = null;

/** True for a word of a language's or a country's name: "Korean" is no slip of "ocean". */
export function isProperName(word: string): boolean {
  known ??= new Set(
    [...namesOf("language"), ...namesOf("region")].flatMap((name) =>
      (fold(name).match(/\p{L}+/gu) ?? []).map(stem),
    ),
  );
  return known.has(stem(word));
}
