import { namesToday } from "#catalogue/category-names.ts";
import { type Excluded, type Memory, newMemory, noSlots, type Slots } from "../answer.ts";
import type { DirectoryNames } from "./directory.ts";
import { phrase, type Reader } from "./reading/message.ts";
import { alsoOnline, type Wishes } from "./reading/wishes.ts";

/** Words with which people change one thing of what they asked before. */
const FOLLOWING = phrase(
  "what about|how about|and(?: also| what| at| in| with| for| is| are)?|also|only|just|instead|then|ones?|those|them|these|same|another|other|or|but|actually|rather|i mean(?:t)?|sorry|no|not|make (?:it|that)|change|but not|except|without|any (?:with|in|at|for)|which (?:of|are|is|one)|too|as well|ok|what if|if",
);
const CORRECTING = phrase(
  "no|actually|i mean(?:t)?|sorry|not|instead|rather|wait|oops|change|make it|make that|correction|wrong",
);
const COURSES = phrase("courses|programmes");
const FRESH = phrase(
  "(?:i )?(?:want|would like|am looking|looking|need|wish) (?:to study|to learn|to do|for|a|to become|to be)|find(?: me)?|search(?: for)?|show(?: me)?|list|are there|do you have|any courses|is there",
);

/** "What else is there in Laamu": another subject than before will do. */
export const WIDER = phrase("what else|anything else|something else|everything|all courses");

/**
 * What the memory of an earlier version may lack is not said; fields that were renamed since have
 * their names of today.
 */
export function readMemory(stored: Partial<Memory>, { categories }: DirectoryNames): Memory {
  const none = noSlots();
  const slots = { ...none, ...stored.slots };
  const excluded = { ...none.excluded, ...slots.excluded };
  const today = namesToday(categories);
  return {
    ...newMemory(),
    ...stored,
    slots: {
      ...slots,
      fields: today(slots.fields),
      excluded: { ...excluded, fields: today(excluded.fields) },
    },
  };
}

/**
 * What is looked for after a message: a message that names a subject of its own begins a new search,
 * unless its words follow on from the one before; otherwise each thing said takes the place of what
 * was said of its kind before.
 */
export function mergeSlots(before: Slots, wishes: Wishes, reader: Reader): Slots {
  const said = wishes.slots;
  if (isUnsaid(before) || beginsAnew(said, reader)) return said;
  const merged = structuredClone(before);
  if (hasSubject(said) || reader.has(WIDER)) {
    for (const key of SUBJECT) assign(merged, key, said);
    Object.assign(merged.excluded, { fields: [], words: [] });
  }
  for (const key of LISTS) if (said[key].length > 0) assign(merged, key, said);
  for (const key of VALUES) if (said[key] !== null) assign(merged, key, said);
  if (said.studyMode !== null || said.modalities.length > 0) merged.orOnline = false;
  if (said.orOnline) alsoOnline(merged);
  if (said.budget !== null && said.budgetFrom === null) merged.budgetFrom = null;
  if (said.levels.length > 0) merged.excluded.levels = [];
  excludeFrom(merged, said.excluded, reader.has(DROPPING));
  readmit(merged, said);
  for (const key of wishes.open) assign(merged, key, noSlots());
  return merged;
}

/** True where nothing is asked for. */
export function isUnsaid(slots: Slots): boolean {
  return JSON.stringify({ ...slots, order: null, focus: null }) === JSON.stringify(noSlots());
}

const LISTS = ["levels", "places", "institutions", "modalities", "languages"] as const;
const VALUES = [
  "studyMode",
  "awarding",
  "scheme",
  "budget",
  "budgetFrom",
  "months",
  "intake",
  "until",
  "order",
] as const;
const SUBJECT = ["fields", "careers", "text", "focus"] as const;

/** True where a field, a career or a text is asked for. */
export function hasSubject(slots: Slots): boolean {
  return slots.fields.length > 0 || slots.careers.length > 0 || slots.text !== null;
}

function beginsAnew(said: Slots, reader: Reader): boolean {
  if (!hasSubject(said) || reader.has(CORRECTING)) return false;
  if (reader.has(FRESH) && !reader.has(phrase("also|what about|how about|same"))) return true;
  return !reader.has(FOLLOWING) && (said.levels.length > 0 || reader.has(COURSES));
}

/** True where the words of a message say that it changes the search before it. */
export function followsOn(reader: Reader): boolean {
  return reader.has(FOLLOWING) || reader.has(CORRECTING);
}

/** "Forget online": what is dropped may still come. */
const DROPPING = phrase("forget(?: about)?|skip|never mind");

function excludeFrom(merged: Slots, excluded: Excluded, isDropped: boolean): void {
  for (const key of Object.keys(excluded) as (keyof Excluded)[]) {
    const out = excluded[key] as string[];
    if (out.length === 0) continue;
    if (key !== "words")
      Object.assign(merged, {
        [key]: (merged[key] as string[]).filter((value) => !out.includes(value)),
      });
    if (isDropped) continue;
    const all = [...new Set([...(merged.excluded[key] as string[]), ...out])];
    Object.assign(merged.excluded, { [key]: all });
  }
}

/** What is asked for is no longer ruled out. */
function readmit(merged: Slots, said: Slots): void {
  for (const key of Object.keys(merged.excluded) as (keyof Excluded)[]) {
    const wanted: readonly string[] = key === "words" ? [] : said[key];
    const left = (merged.excluded[key] as string[]).filter((value) => !wanted.includes(value));
    Object.assign(merged.excluded, { [key]: left });
  }
}

function assign<K extends keyof Slots>(target: Slots, key: K, source: Slots): void {
  target[key] = source[key];
}
