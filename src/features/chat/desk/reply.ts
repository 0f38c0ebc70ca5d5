import type { AnswerCourse, AnswerPart, Chip } from "../answer.schema.ts";
import type { Memory } from "../answer.ts";

/** An answer before its parts are written out as text. */
export interface Reply {
  parts: AnswerPart[];
  chips: Chip[];
  memory: Memory;
  isUnanswered?: true;
}

/** Most chips below an answer. */
export const MOST_CHIPS = 4;

/** One paragraph of the sentences that there are. */
export function textPart(...sentences: readonly (string | null | false | undefined)[]): AnswerPart {
  return { kind: "text", text: sentences.filter(Boolean).join(" ") };
}

/** Courses of a list, all that there are unless told; none for none. */
export function coursesPart(
  courses: AnswerCourse[],
  { total = courses.length, link = null }: { total?: number; link?: string | null } = {},
): AnswerPart[] {
  return courses.length === 0 ? [] : [{ kind: "courses", courses, total, link }];
}

/** A chip that sends its own label. */
export function ask(message: string): Chip {
  return { label: message, message };
}

/** The message that takes out a wish, and how it is read again. */
export const leaveOut = (label: string): string => `Leave out “${label}”`;
export function leftOut(message: string): string | null {
  return /^leave out [“"](.+)[”"]$/iu.exec(message.trim())?.[1] ?? null;
}
