import { readClauses } from "./clauses.ts";
import type { KnownFields } from "./fields-of-study.ts";
import { isTurning, isWideningText } from "./hedges.ts";
import { meaningOfParts } from "./joining.ts";
import { type Demanded, inWords, simpleDemands } from "./meaning.ts";
import { TokenCursor, tokensOf } from "./words.ts";

/** What one sentence asks. */
export interface ReadSentence {
  text: string;
  meaning: Demanded;
  /** False where some of it stayed words. */
  isUnderstood: boolean;
  /** True where what stayed words may let in somebody whom the rest keeps out. */
  isWidening: boolean;
  /** True where what stayed words says of whom it is asked, and nobody knows how far that reaches. */
  isForSome: boolean;
}

/**
 * Reads one sentence; what it does not understand stays in the sentence's words.
 *
 * @param unmarked how clauses between semicolons are joined where no word says so.
 */
export function readSentence(
  sentence: string,
  fields: KnownFields,
  unmarked: "and" | "or",
): ReadSentence {
  const text = sentence.trim();
  const cursor = new TokenCursor(text, tokensOf(text.replace(/[.;!]$/, "")));
  const parts = readClauses(cursor, { fields, exam: null });
  const isTurned = parts.some(
    ({ meaning, from, to }) => meaning === null && isTurning(cursor.tokens, from, to),
  );
  const isEither = cursor.tokens[0]?.word === "either";
  const meaning = isTurned ? null : meaningOfParts(parts, { cursor, unmarked, isEither });
  const whole = meaning ?? inWords(text.replace(/[.;!]$/, ""));
  const inItsWords = simpleDemands(whole).flatMap((one) => (one.kind === "text" ? one.text : []));
  return {
    text,
    meaning: whole,
    isUnderstood: inItsWords.length === 0,
    isWidening: isWideningText(cursor.tokens, inItsWords),
    isForSome: inItsWords.some(isForSomeOrAll),
  };
}

/** Who is meant before a colon, what is asked of all, and another sentence within one. */
const isForSomeOrAll = (words: string) =>
  /:[-–—]?(?:\s|$)/u.test(words) ||
  FOR_ALL.test(words) ||
  tokensOf(words).some(({ word }) => /^[.!?]$/.test(word));

const FOR_ALL =
  /\b(?:all|both|each|every|either) (?:(?:entry )?routes?|options?|pathways?|cases?|ways|applicants|candidates|students|entrants)\b/iu;
