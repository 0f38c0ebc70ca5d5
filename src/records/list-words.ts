import { LANGUAGES } from "#catalogue/languages.ts";
import { foldName } from "#catalogue/names.ts";

/** What people put between the values of one cell. */
const BETWEEN = /[,;/&+|،]|(?<=\s)and(?=\s)/iu;

/**
 * The values that an entry of a list names: several where each part of it is known, such as "English,
 * Dhivehi". Anything else stays as it is written: "Arts, Media and Design" is one name.
 *
 * @param find the value that a text means; undefined where it means none.
 */
export function valuesIn(entry: string, find: (text: string) => string | undefined): string[] {
  const whole = find(entry);
  if (whole !== undefined) return [whole];
  const parts = entry.split(BETWEEN).filter((part) => part.trim() !== "");
  const values = parts.map((part) => find(part.trim()));
  return values.length > 1 && values.every((value) => value !== undefined) ? values : [entry];
}

const LANGUAGE_BY_WORD = new Map(
  LANGUAGES.flatMap(({ code, label, native }) =>
    [code, label, ...(native === null ? [] : [native])].map(
      (word) => [foldName(word), label] as const,
    ),
  ),
);

/** Languages as the site names them, each once, however they were written. */
export const languagesIn = (entries: readonly string[]): string[] => [
  ...new Set(
    entries.flatMap((entry) => valuesIn(entry, (text) => LANGUAGE_BY_WORD.get(foldName(text)))),
  ),
];
