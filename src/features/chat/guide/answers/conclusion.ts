import type { CourseSummary } from "#catalogue/course.ts";
import type { EntryVerdict } from "#catalogue/entry.ts";
import { SUBJECT_LABELS } from "#catalogue/entry.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged, entryFor, type Person } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import type { Finding } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { listed } from "../wording.ts";

/**
 * What was found, as a sentence that concludes for the person where something is known of it.
 *
 * @param wanted the courses that were asked for, in words ("18 courses: Nursing and Midwifery") and
 *   as slots
 */
export function conclusionOf(
  context: Context,
  { verdicts, total, afterTalk }: Finding,
  { what, slots }: { what: string; slots: Slots },
): string {
  const { kinds, memory } = context;
  const without = memory.person.failed.flatMap((subject) => SUBJECT_LABELS.get(subject) ?? []);
  const isWithout = without.length > 0 && !canBeJudged(memory.person);
  const isNamed = slots.fields.length === 1 && slots.careers.length === 0;
  const yes = isNamed && slots.order === null && isAskedFor(context) ? "Yes: " : "";
  const found = isWithout
    ? `${yes}I found ${what}. A way into each of them asks for no pass in ${listed(without, "or")}, as far as I can read it.`
    : `${yes}I found ${what}.`;
  if (verdicts === null || !canBeJudged(memory.person)) return found;
  const asks = kinds.has("enter") && context.isSure;
  const count = (verdict: EntryVerdict) => verdicts.get(verdict) ?? 0;
  const [open, check, near] = [count("meets"), count("check"), count("nearly")];
  if (open > 0) {
    const after =
      afterTalk > 0
        ? `, ${afterTalk === open ? "" : `${afterTalk} of them `}after an interview, a test or a check`
        : "";
    const more = `${after}${check > 0 ? `; for ${check} more part of it has to be checked` : ""}`;
    return `${asks ? "Yes: with" : "With"} what you told me you can enter ${open === total ? "" : `${open} of `}${what}${more}.`;
  }
  if (check > 0) {
    const whether = check === total ? "Whether" : `For ${check} of them, whether`;
    return `${asks ? "Perhaps. " : ""}I found ${what}. ${whether} you can enter has to be checked: what is open stands below.`;
  }
  if (near > 0)
    return `${asks ? "Not yet, but nearly. I" : "I"} found ${what}: ${near} of them ${near === 1 ? "asks" : "ask"} for one step more than you told me.`;
  const silent = count("not_stated");
  if (silent === total) return `${found} I cannot judge from their records whom they take.`;
  if (!asks) return found;
  const unread = silent > 0 ? `; of ${silent} I cannot judge it` : "";
  return `Not with this alone. ${found} ${total - silent} of them ${total - silent === 1 ? "asks" : "ask"} for more than you told me${unread}.`;
}

/** True where a message asks whether there is something, and all of it was understood. */
export function isAskedFor({ reader, wishes, isSure }: Context): boolean {
  const { unknown, beside, unlisted, rare, places, slots } = wishes;
  const isMet = places.every((place) => place.exact && place.places.length > 0);
  return (
    isSure &&
    isMet &&
    unknown === null &&
    beside === null &&
    unlisted.length === 0 &&
    rare.length === 0 &&
    slots.order === null &&
    reader.has(ASKED_FOR)
  );
}

/** How one asks whether there is something. */
const ASKED_FOR =
  /^ (?:(?:ok|so|and|then|but|hi|hello|please|sorry) ){0,2}(?:(?:is|are) there|do (?:you|they) have|have you|does (?:it|the|any)|(?:any|anything)(?= \p{L})|got any|is it possible) /u;

/** What the courses that are shown still ask for, each in a sentence; null where nothing. */
export function missingNote({ memory }: Context, cards: readonly CourseSummary[]): string | null {
  const { person } = memory;
  if (!canBeJudged(person)) return null;
  const notes = cards.flatMap((card) => {
    const { verdict, later } = entryFor(person, card);
    const isPlain = (verdict === "meets" && later.length === 0) || verdict === "not_stated";
    return isPlain ? [] : entryNote(person, card, cards);
  });
  return notes.length > 0 ? notes.slice(0, MOST_NOTES).join("\n") : null;
}

/** Whether a person can enter one of several courses: "A, entry: you can enter, after an interview." */
export function entryNote(
  person: Person,
  card: CourseSummary,
  cards: readonly CourseSummary[],
): string {
  const { verdict, missing, check, later } = entryFor(person, card);
  const same = cards.filter(({ name }) => name === card.name).length > 1;
  const title = same ? `${card.name} (${card.institution.name})` : card.name;
  const says = {
    meets: `you can enter${later.length > 0 ? `, after ${listed(later)}` : ""}`,
    check: `to be checked is ${listed([...check, ...missing])}`,
    nearly: `you still need ${listed(missing)}`,
    does_not: `it asks for ${listed(missing)}`,
    not_stated: isStated(card)
      ? "I cannot hold what it asks for, as it stands below, against what you told me"
      : "I cannot judge from its record whom it takes",
  };
  return `${title}, entry: ${says[verdict]}.`;
}

/** True for a whole record that says in words what is asked for. */
function isStated(card: CourseSummary): boolean {
  return "admission_general_requirements" in card && card.admission_general_requirements !== null;
}

const MOST_NOTES = 5;

/** More than this many courses are too many to choose from without another question. */
const MANY = 60;

/** The one question whose answer would change the list most; null where none would. */
export function questionBack(context: Context, slots: Slots, { total }: Finding): string | null {
  const { wishes, memory, kinds } = context;
  const { held, levelsFollow } = wishes;
  const isJudged = canBeJudged(memory.person);
  const isSchool = held === "o-level" || held === "a-level";
  if (!isJudged && isSchool && levelsFollow && kinds.has("enter"))
    return "How many passes do you have, and which grades in English and mathematics? Then I can say which of them you can enter.";
  if (total <= MANY) return null;
  if (!hasSubject(slots))
    return "Which field or work interests you most? Then the list gets short.";
  if (slots.levels.length === 0 && !isJudged)
    return "What have you finished so far? Then I can leave out what does not fit.";
  return slots.places.length === 0 ? "Where would you like to study, and what can you pay?" : null;
}
