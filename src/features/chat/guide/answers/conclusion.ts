import type { CourseSummary } from "#catalogue/course.ts";
import type { EntryVerdict } from "#catalogue/entry.ts";
import { SUBJECT_LABELS } from "#catalogue/entry.ts";
import { entryAnswer } from "#catalogue/entry-words.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged, filled, judgeFor } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import type { Finding } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { listed } from "../wording.ts";

const TOO_LATE = / too (?:late|old) /;

/**
 * What was found, as a sentence that concludes for the person where something is known of it.
 *
 * @param what the courses that were asked for: "18 courses: Nursing and Midwifery"
 */
export function conclusionOf(context: Context, { verdicts, total }: Finding, what: string): string {
  const { kinds, memory } = context;
  const without = memory.person.failed.flatMap((subject) => SUBJECT_LABELS.get(subject) ?? []);
  const isWithout = without.length > 0 && !canBeJudged(memory.person);
  const found = isWithout
    ? `I found ${what}. A way into each of them asks for no pass in ${listed(without, "or")}.`
    : `I found ${what}.`;
  if (verdicts === null || !canBeJudged(memory.person)) return found;
  const asks = kinds.has("enter");
  const count = (verdict: EntryVerdict) => verdicts.get(verdict) ?? 0;
  const [open, check, near] = [count("meets"), count("check"), count("nearly")];
  const late = open + check > 0 && context.reader.has(TOO_LATE) ? "It is not too late. " : "";
  if (open > 0) {
    const more = check > 0 ? `; for ${check} more part of it has to be checked` : "";
    return `${late}${asks ? "Yes: with" : "With"} what you told me you can enter ${open === total ? "" : `${open} of `}${what}${more}.`;
  }
  if (check > 0)
    return `${late}${asks ? "Perhaps: what" : "What"} you told me is enough for ${check === total ? "" : `${check} of `}${what}, but part of what they ask has to be checked.`;
  if (near > 0)
    return `${asks ? "Not yet, but nearly. I" : "I"} found ${what}: ${near} of them ${near === 1 ? "asks" : "ask"} for one step more than you told me.`;
  if (count("not_stated") === total) return `${found} They do not state whom they take.`;
  return asks ? `Not with this alone. ${found} They ask for more than you told me.` : found;
}

/** What the courses that are shown still ask for, each in a sentence; null where nothing. */
export function missingNote({ memory }: Context, cards: readonly CourseSummary[]): string | null {
  const { person } = memory;
  if (!canBeJudged(person)) return null;
  const judge = judgeFor(person);
  const notes = cards.flatMap((card) => {
    const { name, institution, entry_routes } = card;
    const { verdict, missing, check } = entryAnswer(entry_routes, filled(person, true));
    const same = cards.filter((other) => other.name === name).length > 1;
    const title = same ? `${name} (${institution.name})` : name;
    if (missing.length > 0 && verdict !== "check" && judge(card) === "check")
      return `${title}, entry: it also asks for ${listed(missing)}.`;
    if (verdict === "nearly") return `${title}, entry: you still need ${listed(missing)}.`;
    if (verdict === "does_not" && missing.length > 0)
      return `${title}, entry: it asks for ${listed(missing)}.`;
    return verdict === "check" && check.length > 0
      ? `${title}, entry: to be checked is ${listed(check)}.`
      : [];
  });
  return notes.length > 0 ? notes.slice(0, MOST_NOTES).join("\n") : null;
}

const MOST_NOTES = 3;

/** More than this many courses are too many to choose from without another question. */
const MANY = 60;

/** The one question whose answer would change the list most; null where none would. */
export function questionBack(context: Context, slots: Slots, { total }: Finding): string | null {
  const { wishes, memory, kinds } = context;
  const { held, levelsFollow } = wishes;
  const isSchool = held === "o-level" || held === "a-level";
  if (!canBeJudged(memory.person) && isSchool && levelsFollow && kinds.has("enter"))
    return "How many passes do you have, and which grades in English and mathematics? Then I can say which of them you can enter.";
  if (total <= MANY) return null;
  if (!hasSubject(slots))
    return "Which field or work interests you most? Then the list gets short.";
  if (slots.levels.length === 0)
    return "What have you finished so far? Then I can leave out what does not fit.";
  return slots.places.length === 0 ? "Where would you like to study, and what can you pay?" : null;
}
