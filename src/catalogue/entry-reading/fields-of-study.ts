import { SUBJECTS } from "../entry.ts";
import { fold } from "../search/fold.ts";
import type { TokenCursor } from "./words.ts";

/** What a text says after "in": a field of study or work. */
export interface StudyField {
  /** The top-level category that it is, where it is one by its whole name; null where not. */
  category: string | null;
  /** As the source says it: "accounting, business or mathematics"; null for any field. */
  text: string | null;
}

/** The fields of study that a directory has, and the words that name one. */
export interface KnownFields {
  /** Folded name to name, of the top-level categories. */
  categories: ReadonlyMap<string, string>;
  words: ReadonlySet<string>;
}

/** Words of fields besides those of categories and of subjects at school. */
const STUDY_WORDS =
  "accountancy accounts agriculture administration architecture arts aviation banking beauty biomedical " +
  "care caregiving commerce communication communications community computing construction cookery " +
  "counselling culinary design development early childhood economics education electrical " +
  "electronics engineering enterprise environment environmental fashion finance fisheries health " +
  "home hospitality hotel humanities human resource resources industrial information islamic it " +
  "journalism physical religious modern foreign language languages law linguistics management marine marketing mechanical media " +
  "medicine midwifery nursing nutrition pharmacy philosophy political politics performing professional project " +
  "public quran relations science sciences secondary primary security service services shariah " +
  "social software sport sports statistics studies surveying teaching technical technology tourism " +
  "trade transport travel";

const FIELD_NOUNS =
  "field|fields|discipline|disciplines|area|areas|subject|subjects|sector|industry";
const RELATEDNESS = new Set([
  "related",
  "relevant",
  "similar",
  "appropriate",
  "allied",
  "suitable",
  "same",
  "closely",
]);
/** Words for a field of study or work, whichever it is. */
export const FIELD_WORDS = new Set(FIELD_NOUNS.split("|"));

/** Words of names of categories that begin another demand. */
const NO_FIELD =
  "certificate certificates diploma degree degrees level levels experience work test tests " +
  "examination examinations preparation course courses programme qualification foundation";

/** @param names names of all categories, `top` those of the top level. */
export function knownFields(names: readonly string[], top: readonly string[]): KnownFields {
  const all = [STUDY_WORDS, ...names, ...SUBJECTS.map(({ label }) => label)];
  const words = all.flatMap((text) => fold(text).split(/[^\p{L}\p{M}']+/u));
  const small = ["and", "or", "in", "of", "a", "an", "the", "", ...NO_FIELD.split(" ")];
  return {
    categories: new Map(top.map((name) => [fold(name), name])),
    words: new Set(words.filter((word) => !small.includes(word))),
  };
}

/**
 * A field or several: "any field", "a related field", "law, Shariah or public administration".
 * Several joined by "or" only where all words are known to name fields, because "or" may as well
 * begin another way in. Null where no field stands here.
 */
export function readField(cursor: TokenCursor, known: KnownFields): StudyField | null {
  const next = cursor.fork();
  next.eat("the field of", "the fields of", "the area of", "the areas of", "the");
  const from = next.at;
  if (next.eat("any")) {
    if (next.take(FIELD_WORDS) === null) return null;
    cursor.at = next.at;
    return { category: null, text: null };
  }
  if (!readOneField(next, known)) return null;
  let end = next.at;
  for (const more = next.fork(); ; ) {
    const hasComma = more.eat(",");
    const hasWord = more.take(new Set(["or", "and", "&", "/"])) !== null;
    if (hasWord) more.eat("in");
    if ((!hasComma && !hasWord) || !readOneField(more, known)) break;
    // "A, B" goes on only to "or C".
    if (hasWord || more.word() === "," || more.word() === "or" || more.word() === "and")
      end = more.at;
  }
  cursor.at = end;
  const text = next.text(from, end);
  return { category: known.categories.get(fold(text)) ?? null, text };
}

function readOneField(cursor: TokenCursor, known: KnownFields): boolean {
  const next = cursor.fork();
  next.eat("a", "an", "the");
  const from = next.at;
  while (
    RELATEDNESS.has(next.word()) ||
    known.words.has(next.word()) ||
    isWithinName(next, known)
  ) {
    next.at++;
  }
  const isNamed = next.at > from;
  next.take(FIELD_WORDS);
  if (isNamed && next.eat("to", "related to")) {
    if (!readOneField(next, known)) return false;
  } else if (!isNamed && !(next.at > from && next.eat("related to") && readOneField(next, known))) {
    return false;
  }
  cursor.at = next.at;
  return true;
}

/** "And" within the name of a category: "accounting and finance". */
const isWithinName = (cursor: TokenCursor, { categories }: KnownFields) =>
  cursor.word() === "and" &&
  [...categories.keys()].some((name) => name.includes(`${cursor.word(-1)} and ${cursor.word(1)}`));

/** "in nursing", "in a related field"; null without it. Leaves what it does not know. */
export function readFieldIn(cursor: TokenCursor, fields: KnownFields): StudyField | null {
  const next = cursor.fork();
  if (!next.eat("in", "within", "in either")) return null;
  const field = readField(next, fields);
  if (field !== null) cursor.at = next.at;
  return field;
}

/** ", any discipline", "(any field)": the same without "in". */
export function skipAnyField(cursor: TokenCursor): void {
  const next = cursor.fork();
  const isBracket = next.eat("(");
  if (!isBracket) next.eat(",");
  next.eat("in");
  if (!next.eat("any") || next.take(FIELD_WORDS) === null) return;
  if (!isBracket || next.eat(")")) cursor.at = next.at;
}
