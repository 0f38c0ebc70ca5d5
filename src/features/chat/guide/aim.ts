import type { CourseSummary } from "#catalogue/course.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Slots } from "../answer.ts";
import { foldedWords } from "./reading/lexicon.ts";

/** Which courses of a field are meant, and the words that their names have; none for all of them. */
interface Aim {
  isAimed: (card: CourseSummary) => boolean;
  words: string[];
}

export const NO_AIM: Aim = { isAimed: () => true, words: [] };

/**
 * A subject of which no word is in the name of its field is a part of it, as "cabin crew" is of
 * airports: where names of the field's courses have it, all others are something else.
 */
export function aimOf({ fields, focus }: Slots, ofFields: readonly CourseSummary[]): Aim {
  const words = [...new Set(foldedWords(focus ?? ""))];
  const fieldWords = foldedWords(fields.join(" ")).map(stem);
  if (words.some((word) => fieldWords.includes(stem(word)))) return NO_AIM;
  const isAimedBy = (some: string | null) => {
    const count = wordCounter(some);
    return (card: CourseSummary) => count(card) > 0;
  };
  const isAimed = isAimedBy(focus);
  if (!ofFields.some(isAimed)) return NO_AIM;
  return { isAimed, words: words.filter((word) => ofFields.some(isAimedBy(word))) };
}

/** A word as long as this stands for those that go on: "lifeguard" for "lifeguarding". */
const LONG = 5;

/** A word of the subject counts more than all that are near it. */
const OWN = 100;

/** What names of degrees begin with says nothing of their subject. */
const TITLE = /^(?:Doctor|Master|Bachelor) of (?:(?:Philosophy|Science|Arts)(?: \(Hons\))? in )?/;

/** Counts the words of a subject (`Slots.focus`) in a course's name. */
export function wordCounter(focus: string | null): (card: CourseSummary) => number {
  const [own = [], near = []] = (focus ?? "|")
    .split("|")
    .map((words) => words.split(" ").filter(Boolean).map(stem));
  // Forms of one word count once: "nurse" and "nursing".
  const forms = Map.groupBy([...own, ...near], (word) => word.slice(0, LONG - 1));
  return ({ name }) => {
    const stems = foldedWords(name.replace(TITLE, "")).map(stem);
    const has = (word: string) =>
      stems.some((part) => part === word || (word.length >= LONG && part.startsWith(word)));
    return [...forms.values()]
      .filter((words) => words.some(has))
      .reduce((sum, words) => sum + (own.includes(words[0]!) ? OWN : 1), 0);
  };
}
