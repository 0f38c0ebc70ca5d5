import type { AnswerPart } from "../answer.schema.ts";
import type { Memory } from "../answer.ts";
import type { Reply } from "./context.ts";
import { LONGEST_READ } from "./reading/message.ts";

/** Of one of several people that a message tells of. */
const EACH =
  /\b(?:one|(?:the )?other(?: one)?|(?:(?:the|my) )?(?:small|big|old|young|eld)\w* (?:one|son|daughter|brother|sister)|(?:the )?(?:first|second|third) (?:one|child|son|daughter)|my (?:son|daughter|brother|sister)) (?:is|has|have|finish\w*|wants?|likes?|loves?|just|did|passed|got|(?:in )?(?:o|a) ?levels?)\b/giu;
const FAMILY = /\b(?:kids|children|sons?|daughters?|brothers?|sisters?|twins|both)\b/iu;
/** What is said of all of them. */
const ALL = /\b(?:both|all of them|can (?:u|you)|what can|for all)\b/iu;

/**
 * The parts of a message that tells of several people, one for each with what is said of all;
 * none where it does not.
 */
export function peopleIn(message: string): string[] {
  const text = message.slice(0, LONGEST_READ);
  const starts = [...text.matchAll(EACH)].map(({ index }) => index);
  if (starts.length < 2 || !FAMILY.test(text)) return [];
  const end = ALL.exec(text)?.index ?? text.length;
  const [told, shared] = [text.slice(0, end), text.slice(end)];
  return starts
    .filter((start) => start < told.length)
    .map((start, at) => `${told.slice(start, starts[at + 1] ?? told.length).trim()}. ${shared}`);
}

/** Courses that are shown for each of several people. */
const FOR_EACH = 2;

/** The answers for several people as one. */
export function answerEach(replies: readonly Reply[], memory: Memory): Reply {
  const parts = replies.flatMap(({ parts: [first, list] }, at): AnswerPart[] => {
    if (first?.kind !== "text") return [];
    const named = list?.kind === "courses" ? list.courses : [];
    const isSpokenOf = ({ name }: { name: string }) => first.text.includes(name);
    const courses = named.filter((course, place) => place < FOR_EACH || isSpokenOf(course));
    const text = `For the ${PLACES[at] ?? "next"}: ${first.text}`;
    return [{ ...first, text }, ...(list?.kind === "courses" ? [{ ...list, courses }] : [])];
  });
  const shown = parts.flatMap((part) =>
    part.kind === "courses" ? part.courses.map(({ id }) => id) : [],
  );
  return {
    parts,
    chips: replies.flatMap(({ chips }) => chips.slice(0, 1)),
    memory: { ...memory, shown, seen: [...memory.seen, ...shown] },
  };
}

const PLACES = ["first", "second", "third", "fourth"];
