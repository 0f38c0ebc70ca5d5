import type { CourseSummary } from "#catalogue/course.ts";
import { type EntryVerdict, SUBJECT_LABELS } from "#catalogue/entry.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged, entryFor, judgeFor, type Person } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { listed, type Narrowing, soughtCount } from "../wording.ts";

/** How many of some courses a person can enter, by verdict. */
function countsFor(person: Person, courses: readonly CourseSummary[]) {
  const byVerdict = Map.groupBy(courses, judgeFor(person));
  const open = byVerdict.get("meets") ?? [];
  return {
    of: (verdict: EntryVerdict) => byVerdict.get(verdict)?.length ?? 0,
    open,
    after: open.filter((card) => entryFor(person, card).later.length > 0).length,
  };
}

/**
 * The first sentence over what was found: yes, no or what is missing where something is known of the
 * person, else how much there is.
 *
 * @param narrowing What left courses out beyond the slots.
 * @param isPart True where another verdict stands before it.
 */
export function verdictOn(
  context: Context,
  slots: Slots,
  all: readonly CourseSummary[],
  narrowing: Narrowing,
  isPart = false,
): string {
  const { memory, kinds } = context;
  const found = thereAre(context, slots, all.length, narrowing);
  if (!canBeJudged(memory.person)) return found + withoutNote(memory.person);
  const asks = !isPart && context.isSure && (kinds.has("enter") || context.reader.has(MAY_I));
  const { of, open, after } = countsFor(memory.person, all);
  const [check, near] = [of("check"), of("nearly")];
  const what = soughtCount(slots, all.length, narrowing);
  if (open.length > 0) {
    const some = open.length === all.length ? what : `${open.length} of the ${what}`;
    const hanging =
      after > 0
        ? `, ${after === open.length ? "" : `${after} of them `}after an interview, a test or a check`
        : "";
    const more = check > 0 ? `; for ${check} more part of it has to be checked` : "";
    return `${asks ? "Yes: with" : "With"} what you told me you can enter ${some}${hanging}${more}.`;
  }
  if (check > 0) {
    const whose = check === all.length ? "" : ` for ${check} of them`;
    return `${asks ? "Perhaps. " : ""}${found} Whether you can enter has to be checked${whose}: what is open stands below.`;
  }
  if (near > 0)
    return `${asks ? "Not yet, but nearly. " : ""}${found} ${near === all.length ? (near === 1 ? "It asks" : "They ask") : `${near} of them ${near === 1 ? "asks" : "ask"}`} for one step more than you told me.`;
  const silent = of("not_stated");
  if (silent === all.length) return `${found} I cannot judge from the records whom they take.`;
  const unread = silent > 0 ? ` Of ${silent} I cannot judge it.` : "";
  return `${asks ? "Not with this alone. " : ""}${found} ${silent > 0 ? `${all.length - silent} of them ${all.length - silent === 1 ? "asks" : "ask"}` : all.length === 1 ? "It asks" : "They ask"} for more than you told me.${unread}`;
}

/** True where somebody of whom enough is known can enter one of these courses. */
export function canEnterAny({ memory }: Context, all: readonly CourseSummary[]): boolean {
  if (!canBeJudged(memory.person)) return false;
  const judge = judgeFor(memory.person);
  return all.some((card) => judge(card) === "meets");
}

/** How one asks whether a person may. */
const MAY_I =
  / (?:can|could|may) (?:i|he|she|we|they|my \p{L}+) (?:still )?(?:do|study|join|get|enter|apply|become|take|be|go) /u;

/** Those that a person has a chance to enter; where there are none, all, unless it is strict. */
export function withinReach(
  { memory: { person } }: Context,
  all: readonly CourseSummary[],
  isStrict: boolean,
): readonly CourseSummary[] {
  if (!canBeJudged(person)) return all;
  const judge = judgeFor(person);
  const near = all.filter((card) => NEAR.has(judge(card)));
  return near.length > 0 || isStrict ? near : all;
}

const NEAR: ReadonlySet<EntryVerdict> = new Set(["meets", "check", "nearly"]);

/** "There are 4 courses in Accounting in Malé." */
function thereAre(context: Context, slots: Slots, total: number, narrowing: Narrowing): string {
  const be = total === 1 ? "is" : "are";
  const what = soughtCount(slots, total, narrowing);
  return isAskedFor(context) ? `Yes, there ${be} ${what}.` : `There ${be} ${what}.`;
}

/** For whom only what was not passed is known. */
function withoutNote({ failed }: Person): string {
  const names = failed.flatMap((subject) => SUBJECT_LABELS.get(subject) ?? []);
  return names.length > 0
    ? ` A way into each of them asks for no pass in ${listed(names, "or")}, as far as I can read it.`
    : "";
}

/** True where a message asks whether there is something, and all of it was understood. */
export function isAskedFor({ reader, wishes, isSure }: Context): boolean {
  const { unknown, beside, unlisted, rare, places, slots } = wishes;
  const isMet = places.every((place) => place.exact && place.places.length > 0);
  const isPlain = unknown === null && beside === null && unlisted.length + rare.length === 0;
  return isSure && isMet && isPlain && slots.order === null && reader.has(ASKED_FOR);
}

/** How one asks whether there is something. */
const ASKED_FOR =
  /^ (?:(?:ok|so|and|then|but|hi|hello|please|sorry) ){0,2}(?:(?:is|are) there|do (?:you|they) have|have you|does (?:it|the|any)|(?:any|anything)(?= \p{L})|got any|is it possible) /u;

/** What courses that are shown still ask for, each in a sentence; null where nothing. */
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

const MOST_NOTES = 5;

/** Whether a person can enter one of several courses: "A, entry: you can enter, after an interview." */
export function entryNote(
  person: Person,
  card: CourseSummary,
  cards: readonly CourseSummary[],
): string {
  const same = cards.filter(({ name }) => name === card.name).length > 1;
  const title = same ? `${card.name} (${card.institution.name})` : card.name;
  return `${title}, entry: ${standing(person, card)}.`;
}

/** All that the best way in still asks of a person: what is missing, to be checked, and to follow. */
export function standing(person: Person, card: CourseSummary): string {
  const { verdict, missing, check, later } = entryFor(person, card);
  if (verdict === "not_stated")
    return isStated(card)
      ? "I cannot hold what it asks for, as it stands below, against what you told me"
      : "I cannot judge from its record whom it takes";
  const parts = [
    verdict === "meets" ? "you can enter" : null,
    missing.length > 0 && verdict !== "check"
      ? `${verdict === "nearly" ? "you still need" : "it asks for"} ${missing.join(", and ")}`
      : null,
    check.length > 0 || verdict === "check"
      ? `to be checked is ${listed([...check, ...(verdict === "check" ? missing : [])])}`
      : null,
  ].filter((part) => part !== null);
  return `${parts.join("; ")}${later.length > 0 ? `, ${verdict === "meets" ? "after" : "and then comes"} ${listed(later)}` : ""}`;
}

/** True for a whole record that says in words what is asked for. */
function isStated(card: CourseSummary): boolean {
  return "admission_general_requirements" in card && card.admission_general_requirements !== null;
}
