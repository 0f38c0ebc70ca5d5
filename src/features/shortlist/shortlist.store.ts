import { useSyncExternalStore } from "react";
import { added, readIds, removed, restored, SHORTLIST_KEY, SHORTLIST_LIMIT } from "./shortlist.ts";

const EMPTY: readonly number[] = [];
const listeners = new Set<() => void>();
let ids: readonly number[] | undefined;

/** The shortlist of this browser: kept in local storage, shared by all its tabs. */
export const shortlist = {
  /** Adds a course; false when the list is full, and nothing was added. */
  add(id: number): boolean {
    const next = added(read(), id);
    if (next) save(next);
    return next !== null;
  },
  remove(id: number): void {
    save(removed(read(), id));
  },
  clear(): void {
    save([]);
  },
  /** Undoes a removal: puts back what `before` held, as far as there is room. */
  restore(before: readonly number[]): void {
    save(restored(read(), before));
  },
  /** Holds these courses instead of what was there. */
  replace(ids: readonly number[]): void {
    save(ids.slice(0, SHORTLIST_LIMIT));
  },
  /** What is held now. */
  held(): readonly number[] {
    return read();
  },
};

/** Ids on the shortlist; empty on the server and while hydrating. */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(subscribe, read, () => EMPTY);
}

function read(): readonly number[] {
  if (ids) return ids;
  try {
    const stored = localStorage.getItem(SHORTLIST_KEY);
    if (stored === null) localStorage.setItem(SHORTLIST_KEY, "[]");
    ids = readIds(stored);
  } catch {
    // Storage can be forbidden: the list then lives as long as the page.
    ids = EMPTY;
  }
  return ids;
}

function save(next: readonly number[]): void {
  ids = next;
  try {
    localStorage.setItem(SHORTLIST_KEY, JSON.stringify(next));
  } catch {
    // As in read().
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== SHORTLIST_KEY && event.key !== null) return;
    ids = undefined;
    listener();
  };
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}
