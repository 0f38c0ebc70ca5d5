import { counted } from "#catalogue/counted.ts";
import { createStore, useStore } from "#ui/store.ts";
import { shortlist } from "./shortlist.store.ts";
import { SHORTLIST_FULL, SHORTLIST_NOTICE_MS } from "./shortlist.ts";

/** What the visitor is told about the last change of the shortlist. */
export interface ShortlistMessage {
  /** Another one for every message, so that the same words are read out again. */
  key: number;
  text: string;
  /** Milliseconds until it goes by itself. */
  stays: number;
  /** Takes the change back; null where there is nothing to undo. */
  undo: (() => void) | null;
}

/** Long enough to read a name. */
const READING_MS = 5_000;
/** Long enough to reach the Undo button, also by keyboard. */
const UNDO_MS = 10_000;

export const currentNotice = createStore<ShortlistMessage | null>(null);
let noticeCount = 0;

/** The message that shows now, or null. */
export function useShortlistMessage(): ShortlistMessage | null {
  return useStore(currentNotice);
}

/** Takes the message away; another one that came meanwhile stays. */
export function closeMessage(key: number): void {
  if (currentNotice.get()?.key === key) currentNotice.set(null);
}

/** Adds a course and says so, or says that the list is full; true when it was added. */
export function addToShortlist(id: number, name: string): boolean {
  const fits = shortlist.add(id);
  if (fits) {
    const undo = () => shortlist.remove(id);
    tellUndoable(`Added to your shortlist: ${name}`, undo);
  } else {
    tell(SHORTLIST_FULL, { stays: SHORTLIST_NOTICE_MS });
  }
  return fits;
}

/** Takes a course out and offers to put it back. */
export function removeFromShortlist(id: number, name: string): void {
  const before = shortlist.held();
  shortlist.remove(id);
  tellUndoable(`Removed from your shortlist: ${name}`, () => shortlist.restore(before));
}

/** Empties the list and offers to put all of it back. */
export function clearShortlist(): void {
  const before = shortlist.held();
  shortlist.clear();
  tellUndoable("Your shortlist is empty now", () => shortlist.restore(before));
}

/** Holds these courses and no others, and offers the old list back where there was one. */
export function replaceShortlist(ids: readonly number[]): void {
  const before = shortlist.held();
  shortlist.replace(ids);
  const text = `Saved ${counted(ids.length, "course")} to your shortlist`;
  if (before.length > 0) tellUndoable(text, () => shortlist.replace(before));
  else tell(text, {});
}

function tellUndoable(text: string, undo: () => void): void {
  tell(text, { undo, stays: UNDO_MS });
}

function tell(text: string, about: Partial<ShortlistMessage>): void {
  noticeCount += 1;
  currentNotice.set({
    key: noticeCount,
    text,
    stays: READING_MS,
    undo: null,
    ...about,
  });
}
