import type { Demanded } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

type JointKind = "and" | "or" | "bare";

/** What joins two parts; the higher strength, the wider it reaches. */
export interface Joint {
  kind: JointKind;
  strength: 1 | 2 | 3 | 4;
}

/** A part of a sentence between joints. */
export interface Clause {
  from: number;
  to: number;
  /** Null where it is not understood. */
  meaning: Demanded | null;
  /** What joins it to the part before. */
  joint: Joint | null;
  /** True for parts that are one although "or" stands between them. */
  isChoice?: boolean;
}

/** Passes over what joins the parts before and behind it; null where nothing does. */
export function readJoint(cursor: TokenCursor): Joint | null {
  cursor.eat(".");
  const next = cursor.fork();
  const joint = jointAt(next);
  if (joint !== null) cursor.at = next.at;
  return joint;
}

function jointAt(next: TokenCursor): Joint | null {
  const isStrong = next.eat(";");
  const hasComma = !isStrong && next.eat(",");
  const wide = isStrong ? 4 : 3;
  const raw = next.tokens[next.at];
  const isCapital =
    raw !== undefined && /^(?:OR|AND)$/.test(next.sentence.slice(raw.start, raw.end));
  if (next.eat("otherwise", "or otherwise", "failing that")) return { kind: "or", strength: wide };
  const kind = readKind(next);
  const isMarked = isStrong || hasComma;
  if (kind !== null) return { kind, strength: isMarked || isCapital ? wide : 2 };
  if (next.eat("with")) return { kind: "and", strength: isMarked ? wide : 1 };
  return isMarked ? { kind: "bare", strength: wide } : null;
}

export const isJoint = (cursor: TokenCursor) => readJoint(cursor.fork()) !== null;

const OR_MORE = new Set(["above", "better", "higher", "more", "over", "older"]);

function readKind(next: TokenCursor): "and" | "or" | null {
  // "GPA 3.0 or above" is one figure.
  if (["or", "and"].includes(next.word()) && OR_MORE.has(next.word(1))) return null;
  if (next.eat("or", "/", "or alternatively", "or else", "and / or")) return "or";
  if (next.word() === "and" && next.word(1) === "/") return null;
  if (next.eat("and", "&", "+", "as well as", "and also", "together with", "along with", "plus"))
    return "and";
  return null;
}
