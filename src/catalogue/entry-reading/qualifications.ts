import { levelAt } from "../filter-words.ts";
import { type KnownFields, readFieldIn, type StudyField, skipAnyField } from "./fields-of-study.ts";
import { readOrAbove } from "./grades.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

const QUALIFICATION_NOUNS = new Set([
  "qualification",
  "qualifications",
  "certificate",
  "award",
  "degree",
  "degrees",
  "programme",
  "program",
  "course",
  "level",
]);
const FRAMEWORK = ["mnqf", "mqa", "nqf", "the mnqf", "maldives national qualifications framework"];
const RECOGNISED = ["recognised", "recognized", "accredited", "approved"];
const FROM_RECOGNISED = RECOGNISED.flatMap((word) =>
  ["university", "institution", "college", "institute"].flatMap((place) =>
    ["a", "an"].map((article) => `from ${article} ${word} ${place}`),
  ),
);

/**
 * A qualification by its level or its name, with its field: "Level 4 qualification in tourism".
 * Where a level is said twice, both are the same.
 */
export function readLevel(cursor: TokenCursor, fields: KnownFields): Demanded | null {
  cursor.eat(...RECOGNISED);
  const isRelated = cursor.eat("related", "relevant");
  const from = cursor.at;
  const subject = fieldBefore(cursor, fields);
  const said = readSaidLevel(cursor);
  if (said === null) return null;
  const { level, isName, isHonours } = said;
  const name = cursor.text(from);
  const field = readFieldIn(cursor, fields);
  if (field === null) skipAnyField(cursor);
  if (!readSameLevel(cursor, level)) return null;
  cursor.eat(...FROM_RECOGNISED);
  readOrAbove(cursor);
  cursor.eat("( entry to the second year )", "( entry to the third year )");
  return allOfThese(
    { kind: "level", level, fields: field?.category ? [field.category] : [] },
    ...(isName ? [inWords(name)] : []),
    ...(subject === null ? [] : [inWords(`a qualification in ${subject}`)]),
    ...(isHonours ? [inWords("a degree with honours")] : []),
    ...(isRelated ? [inWords("a related qualification")] : unknownField(field)),
  );
}

/** The demand for a field that is none of the catalogue's. */
const unknownField = (field: StudyField | null): Demanded[] =>
  field?.category === null && field.text !== null
    ? [inWords(`a qualification in ${field.text}`)]
    : [];

/** A level with all that is said of it; null where none is said, or two are. */
function readSaidLevel(cursor: TokenCursor): LevelName | null {
  const first = readLevelName(cursor);
  if (first === null && cursor.take(QUALIFICATION_NOUNS) === null) return null;
  const said = [...(first === null ? [] : [first]), ...furtherLevels(cursor)];
  const [level, ...others] = new Set(said.flatMap((one) => one.level ?? []));
  if (level === undefined || others.length > 0) return null;
  return {
    level,
    isName: said.some(({ isName }) => isName),
    isHonours: said.some(({ isHonours }) => isHonours),
  };
}

/** What is said of the level behind its first name, piece by piece. */
function* furtherLevels(cursor: TokenCursor): Generator<Partial<LevelName>> {
  for (;;) {
    const next = cursor.fork();
    const isBracket = next.eat("(");
    const isHonours = next.eat("hons", "honours", "with honours");
    const said = isHonours ? { isHonours } : readFurtherLevel(next, isBracket);
    if (said === null) return;
    yield said;
    if (isBracket && !next.eat(")")) return;
    cursor.at = next.at;
  }
}

/** "Level 5 Diploma", "a diploma at level 5", "Diploma (Level 5)"; nothing of what is no level. */
function readFurtherLevel(cursor: TokenCursor, isBracket: boolean): Partial<LevelName> | null {
  if (!isBracket) {
    const isNoun = cursor.take(QUALIFICATION_NOUNS) !== null;
    if (isNoun || cursor.eat("or above", "or higher", "and above")) return {};
    cursor.eat("of", "at", "in", "on", ",");
  }
  cursor.eat("the");
  return readLevelName(cursor);
}

/** Passes over "(MNQF level 4)" behind the field; false where it is another level. */
function readSameLevel(cursor: TokenCursor, level: number): boolean {
  const next = cursor.fork();
  const again = next.eat("(") ? readLevelName(next) : null;
  if (again === null || !next.eat(")")) return true;
  cursor.at = next.at;
  return again.level === level;
}

/** "Drama related" before "degree"; null where the words before it name no field. */
function fieldBefore(cursor: TokenCursor, fields: KnownFields): string | null {
  const next = cursor.fork();
  while (fields.words.has(next.word()) && readLevelName(next.fork()) === null) next.at++;
  if (next.at === cursor.at) return null;
  const text = next.text(cursor.at);
  next.eat("related");
  if (readLevelName(next.fork()) === null) return null;
  cursor.at = next.at;
  return text;
}

interface LevelName {
  level: number;
  /** The name says more than the level: "MBA". */
  isName: boolean;
  isHonours: boolean;
}

function readLevelName(cursor: TokenCursor): LevelName | null {
  const next = cursor.fork();
  if (!/^\d/.test(next.word(1))) next.eat(...FRAMEWORK);
  if (next.word() === "l" && /^\d+$/.test(next.word(1))) {
    const level = Number(next.word(1));
    if (level < 1 || level > 10) return null;
    cursor.at = next.at + 2;
    return { level, isName: false, isHonours: false };
  }
  const found = next.isAtEnd ? null : levelAt(next.tokens, next.at);
  if (found === null || found.values.length !== 1) return null;
  next.at += found.stems.length;
  cursor.at = next.at;
  const isHonours = found.stems.includes("honour");
  return { level: Number(found.values[0]), isName: found.isAlsoText, isHonours };
}
