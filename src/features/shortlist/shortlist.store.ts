import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import { added, readIds, removed, restored, SHORTLIST_KEY } from "./shortlist.ts";

/** Learns what a visitor changed in this tab: the list before and after. */
type Watcher = (before: readonly number[], after: readonly number[]) => void;

const watchers = new Set<Watcher>();
const shortlistIds = createStore<readonly number[]>([], {
  load: readStored,
  begin: () => followTabs(SHORTLIST_KEY, () => shortlistIds.set(readStored())),
});

/** This browser's shortlist: in local storage, shared by all tabs. */
export const shortlist = {
  /** Adds a course; false when the list is full, and nothing was added. */
  add(id: number): boolean {
    const next = added(shortlistIds.get(), id);
    if (next) changeShortlist(next);
    return next !== null;
  },
  remove(id: number): void {
    changeShortlist(removed(shortlistIds.get(), id));
  },
  clear(): void {
    changeShortlist([]);
  },
  /** Undoes a removal: puts back what `before` held, as far as there is room. */
  restore(before: readonly number[]): void {
    changeShortlist(restored(shortlistIds.get(), before));
  },
  /** Holds these courses instead of what was there. */
  replace(ids: readonly number[]): void {
    changeShortlist(ids.slice(0, SHORTLIST_LIMIT));
  },
  /**
   * Chooses which of the courses that an account saved are held here to be compared. Watchers are
   * not told: a course that is left out stays saved.
   */
  choose(ids: readonly number[]): void {
    saveShortlist(ids.slice(0, SHORTLIST_LIMIT));
  },
  /** What is held now. */
  held(): readonly number[] {
    return shortlistIds.get();
  },
  /** Tells of every change made in this tab; gives the way to stop. */
  watch(watcher: Watcher): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Ids on the shortlist; empty on the server and while hydrating. */
export function useShortlist(): readonly number[] {
  return useStore(shortlistIds);
}

function readStored(): readonly number[] {
  const stored = keptInBrowser(SHORTLIST_KEY);
  if (stored === null) keepInBrowser(SHORTLIST_KEY, "[]");
  return readIds(stored);
}

function changeShortlist(next: readonly number[]): void {
  const before = shortlistIds.get();
  saveShortlist(next);
  for (const watcher of watchers) watcher(before, next);
}

function saveShortlist(next: readonly number[]): void {
  keepInBrowser(SHORTLIST_KEY, JSON.stringify(next));
  shortlistIds.set(next);
}
