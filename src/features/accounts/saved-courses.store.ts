import { createStore, useStore } from "#ui/store.ts";
import type { Called } from "#web/api-client.ts";
import { OWN_ACCOUNT } from "./accounts.endpoints.ts";
import type { NotedApplication, SavedCoursesAnswer } from "./accounts.schema.ts";
import type { SavedChange } from "./saved-courses.ts";
import { callWithSession } from "./session-client.ts";

/** The saved courses of the account, as far as this browser knows. */
export interface SavedCourses {
  /** Null until loaded. */
  ids: readonly number[] | null;
  /** What is noted of applying for them; null until loaded. */
  applied: SavedCoursesAnswer["applied"] | null;
  /** Why the last request failed; null where it succeeded. */
  problem: string | null;
}

const NOT_REACHED = "Your saved courses could not be reached. Please try again later.";
const UNKNOWN: SavedCourses = { ids: null, applied: null, problem: null };

/** The latest change of each course that has not reached the server. */
const queued = new Map<number, "add" | "remove">();
export const savedCoursesStore = createStore(UNKNOWN);
let isSending = false;

export function useSavedCourses(): SavedCourses {
  return useStore(savedCoursesStore);
}

/** Loads the account's list. */
export async function loadSavedCourses(): Promise<void> {
  show(await callWithSession(OWN_ACCOUNT.shortlist, {}));
}

/**
 * Adds this device's courses to those of the account.
 *
 * @returns all of them, the account's first; null where the server could not be reached: they are
 * sent again with the next change.
 */
export async function mergeSavedCourses(device: readonly number[]): Promise<number[] | null> {
  const called = await callWithSession(OWN_ACCOUNT.mergeShortlist, {
    body: { course_ids: [...device] },
  });
  if (called.problem?.status === null) want({ added: [...device], removed: [] });
  show(called);
  return called.body?.course_ids ?? null;
}

/** Sends a change to the account, or queues it until the server can be reached. */
export function saveChange(change: SavedChange): void {
  want(change);
  sendQueued();
}

/** Notes an application in the account; true once it has it. */
export async function noteApplication(body: NotedApplication): Promise<boolean> {
  const called = await callWithSession(OWN_ACCOUNT.noteApplication, { body });
  if (called.body) show(called);
  return called.body !== null;
}

/** Deletes the local state, because another person may sign in on this browser. */
export function forgetSavedCourses(): void {
  queued.clear();
  savedCoursesStore.set(UNKNOWN);
}

/** Sends all queued changes. */
export async function sendQueued(): Promise<void> {
  if (isSending || queued.size === 0) return;
  isSending = true;
  const sent = new Map(queued);
  const called = await syncChanges(sent);
  isSending = false;
  // The server would refuse a refused change again, so it is dropped; one that did not arrive stays
  // queued.
  if (called.body || called.problem.status !== null) settle(sent);
  show(called);
  if (called.body) await sendQueued();
}

function want({ added, removed }: SavedChange): void {
  for (const id of added) queued.set(id, "add");
  for (const id of removed) queued.set(id, "remove");
}

/**
 * Applies the changes to the account's current list, because another device may have changed it.
 */
async function syncChanges(sent: typeof queued): Promise<Called<SavedCoursesAnswer>> {
  const added = [...sent.keys()].filter((id) => sent.get(id) === "add");
  const answer =
    added.length > 0
      ? await callWithSession(OWN_ACCOUNT.mergeShortlist, { body: { course_ids: added } })
      : await callWithSession(OWN_ACCOUNT.shortlist, {});
  const left = answer.body?.course_ids.filter((id) => sent.get(id) !== "remove");
  if (!left || left.length === answer.body?.course_ids.length) return answer;
  return callWithSession(OWN_ACCOUNT.replaceShortlist, { body: { course_ids: left } });
}

/** Removes sent changes from the queue, unless they changed while they were sent. */
function settle(sent: typeof queued): void {
  for (const [id, change] of sent) if (queued.get(id) === change) queued.delete(id);
}

function show({ body, problem }: Called<SavedCoursesAnswer>): void {
  savedCoursesStore.set(
    body
      ? { ids: body.course_ids, applied: body.applied, problem: null }
      : { ...savedCoursesStore.get(), problem: problem.error ?? NOT_REACHED },
  );
}
