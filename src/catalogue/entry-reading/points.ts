import { ENTRY_LIMITS, type Grade } from "../entry.ts";
import { readLetter } from "./grades.ts";
import type { Demanded } from "./meaning.ts";
import { readExam } from "./school-examinations.ts";
import type { TokenCursor } from "./words.ts";

/** "6 points in the best two A levels"; no text of a requirement states the scale with them. */
export function readPoints(cursor: TokenCursor): Demanded | null {
  cursor.eat("a minimum of", "minimum of", "at least", "minimum", "a total of");
  const points = cursor.number();
  if (points === null || !Number.isInteger(points) || points === 0) return null;
  if (points > ENTRY_LIMITS.points) return null;
  if (!cursor.eat("points", "point")) return null;
  cursor.eat("in", "at", "from", "in the", "from the", "at the");
  const best = cursor.eat("best") ? cursor.number() : cursor.fork().number() && cursor.number();
  cursor.eat("subjects at", "subjects in", "subjects of");
  if (readExam(cursor) !== "a_level") return null;
  cursor.eat("subjects");
  const most = best ?? readMostSubjects(cursor);
  return { kind: "points", points, scale: readScale(cursor), best: most };
}

/** "from not more than 3 subjects". */
function readMostSubjects(cursor: TokenCursor): number | null {
  const next = cursor.fork();
  if (!next.eat(...FROM_AT_MOST)) return null;
  const most = next.number();
  if (most === null || !next.eat("subjects")) return null;
  cursor.at = next.at;
  return most;
}

const FROM_AT_MOST = [
  "not more than",
  "no more than",
  "at most",
  "a maximum of",
  "the best",
].flatMap((limit) => ["from", "in"].map((word) => `${word} ${limit}`));

/** "(A=5, B=4, C=3)"; null where no scale stands here. */
function readScale(cursor: TokenCursor): Partial<Record<Grade, number>> | null {
  const next = cursor.fork();
  if (!next.eat("(")) return null;
  const scale = new Map<Grade, number>();
  do {
    const grade = readLetter(next);
    const points = next.eat("=") ? next.number() : null;
    if (grade === null || points === null) return null;
    scale.set(grade, points);
  } while (next.eat(","));
  if (!next.eat(")")) return null;
  cursor.at = next.at;
  return Object.fromEntries(scale);
}
