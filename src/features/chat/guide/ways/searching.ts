import type { Slots } from "../../answer.ts";
import { counsel } from "../answers/counsel.ts";
import { answerWhichInstitutions } from "../answers/institutions.ts";
import { answerCount, answerVague, told, unusedNote } from "../answers/talk.ts";
import { CHILD, canBeJudged } from "../clauses/person.ts";
import type { Context, Reply } from "../context.ts";
import { asksForNothing, findAll, findCourses, SHOWN } from "../finding.ts";
import { followsOn, hasSubject, isUnsaid, mergeSlots } from "../merging.ts";
import { touches } from "../reading/topics.ts";
import { type SaidSlot, saidSlots } from "../wording.ts";
import { WANTS_COURSES } from "./about-institutions.ts";

/** How many courses there are: of those that were looked for last, or of all. */
export async function count(context: Context): Promise<Reply | null> {
  const { wishes, names, memory } = context;
  if (!asksForNothing(wishes.slots, names)) return null;
  if (context.reader.has(COLLEGES)) return await answerWhichInstitutions(context);
  return isUnsaid(memory.slots) || context.reader.has(WHOLE)
    ? await answerCount(context)
    : await counsel(context, memory.slots);
}

/** Words for institutions. */
export const COLLEGES = / (?:universit(?:y|ies)|colleges?|institut(?:e|es|ion|ions)) /;
const WHOLE = / (?:all|total|catalogue|site|whole|maldives|here) /;

/** Goes on with the newest list. */
export async function more(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, names } = context;
  const isMore =
    context.kinds.has("more") ||
    (context.isTalk && touches(reader, "yes") && memory.shown.length > 0);
  if (!isMore || !asksForNothing({ ...wishes.slots, text: null }, names)) return null;
  if (memory.shown.length === 0) return null;
  const skipped = memory.passed + SHOWN;
  const found = await findCourses(context.directory, memory.slots, {
    names,
    now: context.now,
    skipped,
    person: memory.person,
  });
  return skipped < found.total
    ? await counsel(context, memory.slots, { skipped })
    : told(memory, "no-more");
}

/** Searches for courses, with what was said before. */
export async function find(context: Context): Promise<Reply | null> {
  const { wishes, memory, reader, names } = context;
  const { slots, unknown, unlisted, unusedBudget } = wishes;
  const isElsewhere = unlisted.length > 0 && hasSubject(memory.slots);
  const isForChild = await hasMadeForChild(context);
  const isNothing = asksForNothing(slots, names) && wishes.open.length === 0 && !isForChild;
  if (isNothing && unusedBudget === null && !isElsewhere) return null;
  const merged = mergeSlots(
    memory.slots,
    {
      ...wishes,
      slots: withInstitution(context, slots),
      open: isElsewhere ? [...wishes.open, "institutions"] : wishes.open,
    },
    reader,
  );
  const wantsAll = slots.order !== null && (reader.has(WANTS_COURSES) || isUnsaid(memory.slots));
  if (asksForNothing({ ...merged, order: null }, names) && !wantsAll && !isForChild) {
    return unusedBudget === null ? null : told(memory, "unused", unusedNote(unusedBudget));
  }
  const lead = [
    ...unlisted.map(
      (name) => `${name} is not listed in this catalogue; these are at other institutions.`,
    ),
    unusedBudget === null ? null : unusedNote(unusedBudget),
  ]
    .filter(Boolean)
    .join(" ");
  const standing = followsOn(reader) ? [] : standingWishes(memory.slots, slots, merged);
  return await counsel(context, merged, { standing, unknown, ...(lead && { lead }) });
}

/** True where it is wished for a child, for whose age courses are named. */
async function hasMadeForChild(context: Context): Promise<boolean> {
  const { age } = context.memory.person.have;
  if (age === null || age >= CHILD || !context.kinds.has("wish")) return false;
  return (await findAll(context, context.wishes.slots)).narrowing.age !== null;
}

/** What was said before and still holds, beside the subject. */
function standingWishes(before: Slots, said: Slots, merged: Slots): SaidSlot[] {
  const keysOf = (slots: Slots) => new Set(saidSlots(slots).map(({ key }) => key));
  const [old, now] = [keysOf(before), keysOf(said)];
  const isSubject = (key: keyof Slots) => key === "fields" || key === "careers" || key === "text";
  return saidSlots(merged).filter(({ key }) => old.has(key) && !now.has(key) && !isSubject(key));
}

/** "What do they have in Arabic": they are the institution that was spoken of. */
function withInstitution({ memory, reader, names }: Context, slots: Slots): Slots {
  const about = memory.about;
  if (!about || !("institution" in about) || !reader.has(THEY)) return slots;
  const same = names.institutions.find(({ id }) => id === about.institution);
  return same && slots.institutions.length === 0 ? { ...slots, institutions: [same.name] } : slots;
}

const THEY = / (?:they|them|their|there|it|that|this) /;

/** What is open to somebody of whom enough is known; asks back where nothing is to go by. */
export async function vague(context: Context): Promise<Reply | null> {
  const { memory, kinds, reader, isTalk } = context;
  if (!kinds.has("open") && !(isTalk && touches(reader, "yes"))) return null;
  return canBeJudged(memory.person) ? await counsel(context, memory.slots) : answerVague(context);
}
