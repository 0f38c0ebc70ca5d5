import type { Exam } from "../entry.ts";
import { readAge, readSchool } from "./age-and-school.ts";
import { readEnglishScore } from "./english-scores.ts";
import type { KnownFields } from "./fields-of-study.ts";
import {
  readFormality,
  readInterview,
  readNoRecord,
  readNothingAsked,
  readTest,
} from "./formalities.ts";
import { type Demanded, inWords, oneOfThese } from "./meaning.ts";
import { readPoints } from "./points.ts";
import { readLevel } from "./qualifications.ts";
import { readPasses } from "./school-examinations.ts";
import { inSentence, type TokenCursor } from "./words.ts";
import { readWork } from "./work.ts";

/** A demand that a sentence states from one token up to another. */
export interface ReadDemand {
  to: number;
  meaning: Demanded;
}

export interface Surroundings {
  fields: KnownFields;
  /** The examination that the sentence named last. */
  exam: Exam | null;
}

type DemandReader = (cursor: TokenCursor, around: Surroundings) => Demanded | null;

/** The longest demand that stands here, with "or equivalent" behind it. */
export function readDemand(cursor: TokenCursor, around: Surroundings): ReadDemand | null {
  let best: ReadDemand | null = null;
  for (const read of READERS) {
    const next = cursor.fork();
    const meaning = read(next, around);
    if (meaning !== null && next.at > (best?.to ?? 0)) best = { to: next.at, meaning };
  }
  if (best === null) return null;
  const after = cursor.fork();
  after.at = best.to;
  if (!readEquivalent(after)) return best;
  const equal = inWords(`what is equal to ${inSentence(cursor.text(cursor.at, best.to))}`);
  return { to: after.at, meaning: oneOfThese(best.meaning, equal) };
}

const EQUALS = ["equivalent", "equal", "equivalents", "equivalence", "equivalent qualification"];

/** "or equivalent", "(or its equal)". */
function readEquivalent(cursor: TokenCursor): boolean {
  const next = cursor.fork();
  const isBracket = next.eat("(");
  if (!next.eat("or", "/")) return false;
  next.eat("an", "its", "the", "any", "their");
  if (!next.eat(...EQUALS, "equivalent qualifications", "equivalent grade", "equivalent level")) {
    return false;
  }
  if (isBracket && !next.eat(")")) return false;
  cursor.at = next.at;
  return true;
}

const READERS: readonly DemandReader[] = [
  (cursor, { exam, fields }) => readPasses(cursor, exam, fields),
  readPoints,
  (cursor, { fields }) => readLevel(cursor, fields),
  (cursor, { fields }) => readWork(cursor, fields),
  readAge,
  readSchool,
  readEnglishScore,
  readInterview,
  readTest,
  readFormality,
  readNoRecord,
  readNothingAsked,
];
