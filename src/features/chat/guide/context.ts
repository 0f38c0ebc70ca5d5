import type { AnswerCourse, AnswerPart, Chip } from "../answer.schema.ts";
import type { Memory } from "../answer.ts";
import type { Frame } from "./clauses/frame.ts";
import type { Directory, DirectoryNames } from "./directory.ts";

/** Everything that a reply is made from. */
export interface Context extends Frame {
  directory: Directory;
  names: DirectoryNames;
  /** As the visitor wrote it. */
  message: string;
  /** As the answer before left it, with what this message says of the person. */
  memory: Memory;
  now: Date;
}

/** An answer before its parts are written out as text. */
export interface Reply {
  parts: AnswerPart[];
  chips: Chip[];
  memory: Memory;
  isUnanswered?: true;
}

/** One paragraph. */
export function textPart(text: string): AnswerPart {
  return { kind: "text", text };
}

/** Courses of a list, all that there are unless told. */
export function coursesPart(
  courses: AnswerCourse[],
  { total = courses.length, link = null }: { total?: number; link?: string | null } = {},
): AnswerPart {
  return { kind: "courses", courses, total, link };
}

/** A reply of one paragraph. */
export function say(text: string, chips: Chip[], memory: Memory): Reply {
  return { parts: [{ kind: "text", text }], chips, memory };
}

/** A chip that sends its own label. */
export function ask(message: string): Chip {
  return { label: message, message };
}

/** Most chips below an answer. */
export const MOST_CHIPS = 4;
