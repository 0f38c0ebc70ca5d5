import { wordList } from "../word-list.ts";
import { FIELD_WORDS, type KnownFields, readFieldIn, type StudyField } from "./fields-of-study.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import { AT_LEAST, type TokenCursor } from "./words.ts";

const MONTHS: ReadonlyMap<string, number> = new Map([
  ...["year", "years", "year's"].map((unit) => [unit, 12] as const),
  ...["month", "months", "month's"].map((unit) => [unit, 1] as const),
]);

/** So much time, in years: "two years", "5 or more years", "24 months". */
function readYears(cursor: TokenCursor): number | null {
  cursor.eat(...AT_LEAST);
  const number = cursor.number();
  if (number === null || number === 0 || number > 60) return null;
  cursor.eat("or more", "+");
  const months = MONTHS.get(cursor.word());
  if (months === undefined) return null;
  cursor.at++;
  cursor.eat("or more", "+");
  return (number * months) / 12;
}

const WORK_NOUNS = new Set(["work", "experience", "employment", "service"]);
const WORK_WORDS = new Set(["work", "working", "job", "of", "professional", "'"]);

/** Words after which "experience" is another matter than that of the years before. */
const NO_KIND_OF_WORK = new Set(
  wordList(`
  and, or, in, at, with, without, no, not, if, for, the, a, an, to, from, as, who, after, before,
  programme, course, study, degree, diploma, plus, together, year, years, month, months, old, age,
  aged, at, least, minimum
`),
);

/** "of related work", "teaching experience"; the words are "" where they say nothing of the work. */
function readKindOfWork(cursor: TokenCursor): string | null {
  const next = cursor.fork();
  next.skip(new Set(["of", "'"]));
  const [from, most] = [next.at, next.at + 4];
  let isOfKind = false;
  for (; !WORK_NOUNS.has(next.word()) || WORK_NOUNS.has(next.word(1)); next.at++) {
    const word = next.word();
    if (
      next.fork().number() !== null ||
      next.at === most ||
      !/^[\p{L}']/u.test(word) ||
      NO_KIND_OF_WORK.has(word)
    )
      return null;
    isOfKind ||= !WORK_WORDS.has(word);
  }
  next.at++;
  cursor.at = next.at;
  return isOfKind ? cursor.text(from) : "";
}

const BEGINNINGS = wordList(`
  worked for, worked, been employed for, employed for, work experience of, working experience of,
  experience of, job experience of
`);

/** Years or months of work: "two years of related work", "worked for 5 years in a hotel". */
export function readWork(cursor: TokenCursor, fields: KnownFields): Demanded | null {
  const isBegun = cursor.eat(...BEGINNINGS);
  const years = readYears(cursor);
  if (years === null) return null;
  const kind = readKindOfWork(cursor);
  const isNamed = isBegun || kind !== null;
  const where = readWhere(cursor, fields, isNamed);
  if (!isNamed && where === null) return null;
  cursor.eat("of any work", "in any work", "of any kind");
  return allOfThese(
    { kind: "work", years, fields: where?.category ? [where.category] : [] },
    ...(kind ? [inWords(kind)] : []),
    ...(where?.category === null && where.text !== null ? [inWords(where.text)] : []),
  );
}

/** The field or the place of the work, whichever of them says more. */
function readWhere(cursor: TokenCursor, fields: KnownFields, isNamed: boolean): StudyField | null {
  const [inField, atPlace] = [cursor.fork(), cursor.fork()];
  const field = isNamed ? readFieldIn(inField, fields) : null;
  const place = readWorkplace(atPlace, fields, isNamed);
  if (place !== null && atPlace.at > inField.at) {
    cursor.at = atPlace.at;
    return { category: null, text: place.startsWith("working") ? place : `work ${place}` };
  }
  cursor.at = inField.at;
  return field && { ...field, text: field.text && `work in ${field.text}` };
}

const AT_WORK = wordList(`
  in, at, with, by, within, for, working in, working at, working for, working with
`);
/** What is nothing but a place of work; at a school, one may have learned. */
const WORKPLACES = new Set(
  wordList(`
  resort, resorts, guesthouse, guesthouses, hotel, hotels, restaurant, restaurants, kitchen,
  kitchens, clinic, clinics, hospital, hospitals, workshop, workshops, office, offices, bank, banks,
  shop, shops, establishment, establishments, company, companies, ministry, council, ngo, industry, sector, facility, facilities, vessel, vessels, boat,
  boats, position, role, job, capacity
`),
);
const ALSO_WORKPLACES = new Set(wordList("school, schools, college, university, institution"));
const OF_WORKPLACES = new Set(
  wordList(`
  a, an, the, any, other, another, legal, government, private, related, relevant, similar, tourist,
  managerial, supervisory, senior, local, island, busy
`),
);

/** "in a resort, guesthouse or other tourist establishment", as the source says it. */
function readWorkplace(cursor: TokenCursor, fields: KnownFields, isNamed: boolean): string | null {
  const next = cursor.fork();
  if (!next.eat(...AT_WORK) || !readOnePlace(next, fields, isNamed)) return null;
  let end = next.at;
  while (!next.isAtEnd) {
    const hasComma = next.eat(",");
    const hasWord = next.eat("or", "and", "/");
    if (!(hasComma || hasWord) || !readOnePlace(next, fields, isNamed)) break;
    // "A, B" goes on only to "or C".
    if (hasWord) end = next.at;
  }
  const text = cursor.text(cursor.at, end);
  cursor.at = end;
  return text;
}

function readOnePlace(cursor: TokenCursor, { words }: KnownFields, isNamed: boolean): boolean {
  const isPlace = (word: string) =>
    WORKPLACES.has(word) || (isNamed && (ALSO_WORKPLACES.has(word) || FIELD_WORDS.has(word)));
  const next = cursor.fork();
  while (
    isPlace(next.word())
      ? isPlace(next.word(1))
      : OF_WORKPLACES.has(next.word()) || words.has(next.word())
  )
    next.at++;
  if (!isPlace(next.word())) return false;
  cursor.at = next.at + 1;
  return true;
}
