import { type KnownFields, readFieldIn } from "./fields-of-study.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

const WORK_NOUNS = new Set(["work", "experience", "employment", "service"]);
const WORK_WORDS = new Set(["work", "working", "job", "of", "professional", "'"]);
const RELATED_WORK = new Set(["related", "relevant"]);

/** Words after which "experience" is another matter than that of the years before. */
const NO_KIND_OF_WORK = new Set([
  "and",
  "or",
  "in",
  "at",
  "with",
  "without",
  "no",
  "not",
  "if",
  "for",
  "the",
  "a",
  "an",
  "to",
  "from",
  "as",
  "who",
  "after",
  "before",
  "programme",
  "course",
  "study",
  "degree",
  "diploma",
]);

/** Years or months of work: "two years of related work", "5 years' experience in teaching". */
export function readWork(cursor: TokenCursor, fields: KnownFields): Demanded | null {
  const number = cursor.number();
  if (number === null || number === 0 || number > 60) return null;
  const unit = cursor.take(
    new Set(["year", "years", "years'", "year's", "month", "months", "months'", "yrs", "yr"]),
  );
  if (unit === null) return null;
  cursor.skip(new Set(["of", "'"]));
  const from = cursor.at;
  let isRelated = false;
  let isOther = false;
  const most = cursor.at + 4;
  for (; !WORK_NOUNS.has(cursor.word()) || WORK_NOUNS.has(cursor.word(1)); cursor.at++) {
    const word = cursor.word();
    if (cursor.at === most) return null;
    if (RELATED_WORK.has(word)) isRelated = true;
    else if (WORK_WORDS.has(word)) continue;
    else if (/^\p{L}/u.test(word) && !NO_KIND_OF_WORK.has(word)) isOther = true;
    else return null;
  }
  cursor.take(WORK_NOUNS);
  const before = cursor.text(from);
  const field = readFieldIn(cursor, fields);
  const years = unit.startsWith("month") ? number / 12 : number;
  const own = field?.category ? [field.category] : [];
  const more: Demanded[] = [];
  if (isRelated || isOther) more.push(inWords(before));
  if (field?.category === null && field.text !== null) more.push(inWords(`work in ${field.text}`));
  return allOfThese({ kind: "work", years, fields: own }, ...more);
}
