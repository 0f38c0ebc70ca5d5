import { type Course, type CourseSummary, NOT_STATED } from "#catalogue/course.ts";
import { SUBJECT_LABELS } from "#catalogue/entry.ts";
import type { Slots } from "../../answer.ts";
import { factOf } from "../../lookups/facts.ts";
import { entryFor, NEARLY, nearnessFor, OPEN, SHUT, UNSURE } from "../clauses/judging.ts";
import { canBeJudged, type Person } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { SHOWN } from "../finding.ts";
import { records } from "../meant.ts";
import { fieldsOf } from "../reading/fact-questions.ts";
import { capital, listed, type Narrowing, soughtCount } from "../wording.ts";

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
  const { person } = context.memory;
  const what = soughtCount(slots, all.length, narrowing);
  const be = all.length === 1 ? "is" : "are";
  const found = `${isAskedFor(context) ? "Yes, there" : "There"} ${be} ${what}.`;
  if (!canBeJudged(person)) return found + withoutNote(person);
  const isAnswer = !isPart && context.isSure && context.wishes.rare.length === 0;
  const says = (text: string) => (isAnswer && asksEntry(context) ? text : "");
  const byNearness = Map.groupBy(all, nearnessFor(person));
  const open = byNearness.get(OPEN) ?? [];
  const unsure = byNearness.get(UNSURE)?.length ?? 0;
  if (open.length > 0) {
    const some = open.length === all.length ? what : `${open.length} of the ${what}`;
    const after = open.filter((card) => entryFor(person, card).later.length > 0).length;
    const hanging =
      after > 0
        ? `, ${after === open.length ? "" : `${after} of them `}after an interview, a test or a check`
        : "";
    const more = unsure > 0 ? `; for ${unsure} more it has to be checked` : "";
    return `${says("Yes: with") || "With"} what you told me you can enter ${some}${hanging}${more}.`;
  }
  if (unsure > 0) {
    const whose = unsure === all.length ? "" : ` for ${unsure} of them`;
    return `${says("Perhaps. ")}${found} Whether you can enter has to be checked${whose}: what is open stands below.`;
  }
  const near = byNearness.get(NEARLY)?.length ?? 0;
  const asking = near > 0 ? near : all.length;
  const who = asking === all.length ? (asking === 1 ? "It" : "They") : `${asking} of them`;
  const more = `${who} ${asking === 1 ? "asks" : "ask"} for ${near > 0 ? "one step more" : "more"} than you told me.`;
  return `${says(near > 0 ? "Not yet, but nearly. " : "Not with this alone. ")}${found} ${more}`;
}

/** True where it is asked whether somebody can enter. */
export function asksEntry({ kinds, reader }: Context): boolean {
  return kinds.has("enter") || reader.has(MAY_I);
}

/** How one asks whether a person may. */
const MAY_I =
  / (?:can|could|may) (?:i|he|she|we|they|my \p{L}+) (?:still )?(?:do|study|join|get|enter|apply|become|take|be|go) /u;

/** Those that a person has a chance to enter; all where there are few and none is open. */
export function withinReach(
  { memory: { person } }: Context,
  all: readonly CourseSummary[],
  isStrict: boolean,
): readonly CourseSummary[] {
  if (!canBeJudged(person)) return all;
  const nearness = nearnessFor(person);
  const near = all.filter((card) => nearness(card) !== SHUT);
  const isFew = all.length <= SHOWN && !near.some((card) => nearness(card) === OPEN);
  return !isStrict && (near.length === 0 || isFew) ? all : near;
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

/**
 * Whether the person can enter each course, as a sentence at its card, by the ids of the courses; empty
 * while they told nothing.
 */
export async function entrySentences(
  context: Context,
  cards: readonly CourseSummary[],
): Promise<ReadonlyMap<number, string>> {
  const { person } = context.memory;
  if (!canBeJudged(person)) return new Map();
  const unjudged = cards.filter((card) => entryFor(person, card).verdict === "not_stated");
  const found = await records(
    context,
    unjudged.map(({ id }) => id),
  );
  return new Map(
    cards.map((card) => {
      const record = found.find(({ id }) => id === card.id) ?? card;
      return [card.id, `${capital(standing(person, record))}.`];
    }),
  );
}

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
  if (verdict === "not_stated") return asking(card);
  const needs = verdict === "nearly" ? "you still need" : "it asks for";
  const parts = [
    verdict === "meets" ? "you can enter" : "",
    missing.length > 0 ? `${needs} ${missing.join(", and ")}` : "",
    check.length > 0 ? `to be checked is ${listed(check)}` : "",
  ].filter(Boolean);
  return `${parts.join("; ")}${later.length > 0 ? `, ${verdict === "meets" ? "after" : "and then comes"} ${listed(later)}` : ""}`;
}

/** What a course without routes that can be judged asks for, in its record's own words. */
function asking(card: CourseSummary): string {
  const [whole, other, language] = fieldsOf("entry").map((field) => {
    const value = field in card ? factOf(card as Course, field).value : NOT_STATED;
    return value === NOT_STATED ? null : `“${value.replace(/\.$/, "")}”`;
  });
  const ways = [whole, other && `${other} as another way in`].filter(Boolean).join(", or ");
  const said = [ways, language && `${language} as to language`].filter(Boolean).join(", and ");
  return said === ""
    ? "its record does not say whom it takes"
    : `its record asks for ${said}; compare that with what you have`;
}
