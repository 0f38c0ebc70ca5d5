import { createStore, useStore } from "#ui/store.ts";
import type { Called } from "#web/api-client.ts";
import { OWN_ACCOUNT } from "./accounts.endpoints.ts";
import type { SavedCoursesAnswer } from "./accounts.schema.ts";
import type { SavedChange } from "./saved-courses.ts";
import { callWithSession } from "./session-client.ts";

/** The saved courses of the account, as far as this browser knows. */
export interface SavedCourses {
  /** Null until loaded. */
  ids: readonly number[] | null;
  /** Why the last request failed; null where it succeeded. */
  problem: string | null;
}

type Wish = "add" | "remove";

const NOT_REACHED = "Your saved courses could not be reached. Please try again later.";
const UNKNOWN: SavedCourses = { ids: null, problem: null };

/** The latest change of each course that has not reached the server. */
const wishes = new Map<number, Wish>();
export const savedCoursesStore = createStore(UNKNOWN);
let isSending = false;

export function useSavedCourses(): SavedCourses {
  return useStore(savedCoursesStore);
}

/** Loads the account's list. */
export async function loadSavedCourses(): Promise<void> {
  const { body, problem } = await callWithSession(OWN_ACCOUNT.shortlist, {});
  savedCoursesStore.set(
    body
      ? savedState(body)
      : { ...savedCoursesStore.get(), problem: problem?.error ?? NOT_REACHED },
  );
}

/**
 * Adds this device's courses to those of the account.
 *
 * @returns all of them, the account's first; null where the server could not be reached: they are
 * sent again with the next change.
 */
export async function mergeSavedCourses(device: readonly number[]): Promise<number[] | null> {
  const { body, problem } = await callWithSession(OWN_ACCOUNT.mergeShortlist, {
    body: { course_ids: [...device] },
  });
  if (problem?.status === null) want({ added: [...device], removed: [] });
  savedCoursesStore.set(
    body ? savedState(body) : { ...savedCoursesStore.get(), problem: problem.error ?? NOT_REACHED },
  );
  return body?.course_ids ?? null;
}

/** Sends a change to the account, or queues it until the server can be reached. */
export function saveChange(change: SavedChange): void {
  want(change);
  sendWishes();
}

/** Deletes the local state, because another person may sign in on this browser. */
export function forgetSavedCourses(): void {
  wishes.clear();
  savedCoursesStore.set(UNKNOWN);
}

/** Sends all queued changes. */
export async function sendWishes(): Promise<void> {
  if (isSending || wishes.size === 0) return;
  isSending = true;
  const sent = new Map(wishes);
  const { body, problem } = await syncWishes(sent);
  isSending = false;
  // The server would refuse a refused change again, so it is dropped; one that did not arrive stays
  // queued.
  if (body || problem?.status != null) settle(sent);
  savedCoursesStore.set(
    body
      ? savedState(body)
      : { ...savedCoursesStore.get(), problem: problem?.error ?? NOT_REACHED },
  );
  if (body) await sendWishes();
}

function want({ added, removed }: SavedChange): void {
  for (const id of added) wishes.set(id, "add");
  for (const id of removed) wishes.set(id, "remove");
}

/**
 * Applies the changes to the account's current list, because another device may have changed it.
 */
async function syncWishes(sent: ReadonlyMap<number, Wish>): Promise<Called<SavedCoursesAnswer>> {
  const added = [...sent.keys()].filter((id) => sent.get(id) === "add");
  const answer =
    added.length > 0
      ? await callWithSession(OWN_ACCOUNT.mergeShortlist, { body: { course_ids: added } })
      : await callWithSession(OWN_ACCOUNT.shortlist, {});
  const kept = answer.body?.course_ids.filter((id) => sent.get(id) !== "remove");
  if (!kept || kept.length === answer.body?.course_ids.length) return answer;
  return callWithSession(OWN_ACCOUNT.replaceShortlist, { body: { course_ids: kept } });
}

/** Removes sent changes from the queue, unless they changed while they were sent. */
function settle(sent: ReadonlyMap<number, Wish>): void {
  for (const [id, wish] of sent) if (wishes.get(id) === wish) wishes.delete(id);
}

function savedState({ course_ids }: SavedCoursesAnswer): SavedCourses {
  return { ids: course_ids, problem: null };
}
