import { maldivesDay } from "#platform/maldives-day.ts";
import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import {
  type AccountApplied,
  type Applied,
  mergedApplied,
  readApplied,
  withEntry,
} from "./applied.ts";
import { APPLIED_KEY } from "./what-is-kept.ts";

interface NamedCourse {
  id: number;
  name: string;
}

const read = () => readApplied(keptInBrowser(APPLIED_KEY));
const appliedStore = createStore<readonly Applied[]>([], {
  load: read,
  begin: () => followTabs(APPLIED_KEY, () => appliedStore.set(read())),
});

/** The courses that this browser's owner applies for: in local storage, shared by all tabs. */
export const applied = {
  held: (): readonly Applied[] => appliedStore.get(),
  watch: (listener: () => void) => appliedStore.watch(listener),
  /** Notes that somebody applied; null takes it back. */
  on: (course: NamedCourse, day: string | null) => change(course, { applied_on: day }),
  today: (course: NamedCourse) => applied.on(course, maldivesDay(new Date())),
  /** Ticks a paper, or unticks it. */
  tick: (course: NamedCourse, paper: string, isReady: boolean) => {
    const ready = entryOf(course).ready.filter((other) => other !== paper);
    change(course, { ready: isReady ? [...ready, paper] : ready });
  },
  /** The account has this now; one that was changed while it was sent is sent again. */
  sent: (entry: Applied) => {
    if (appliedStore.get().includes(entry))
      save(withEntry(appliedStore.get(), { ...entry, is_in_account: true }));
  },
  /** Takes over what the account has. */
  merge: (account: readonly AccountApplied[]) => save(mergedApplied(appliedStore.get(), account)),
  /** Leaves what only this browser has: another person may sign in here. */
  forgetAccount: () => {
    const own = appliedStore.get().filter(({ is_in_account }) => !is_in_account);
    if (own.length < appliedStore.get().length) save(own);
  },
};

/** All entries; none on the server and while hydrating. */
export function useApplied(): readonly Applied[] {
  return useStore(appliedStore);
}

function entryOf({ id, name }: NamedCourse): Applied {
  const held = appliedStore.get().find(({ course_id }) => course_id === id);
  const blank = { course_id: id, applied_on: null, ready: [], is_in_account: false };
  return { ...blank, ...held, name };
}

function change(course: NamedCourse, to: Partial<Applied>): void {
  save(withEntry(appliedStore.get(), { ...entryOf(course), ...to, is_in_account: false }));
}

function save(next: Applied[]): void {
  keepInBrowser(APPLIED_KEY, next.length > 0 ? JSON.stringify(next) : null);
  appliedStore.set(next);
}
