import { counted } from "#catalogue/counted.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
/** Key in the browser's local storage (specification, 9). */
export const SHORTLIST_KEY = "coursesToShortlist";

/** Shown when a course more is added (specification, 8). */
export const SHORTLIST_FULL = `Maximum ${SHORTLIST_LIMIT} courses can be compared.`;

/** How long that notice stays, in milliseconds (specification, 9). */
export const SHORTLIST_NOTICE_MS = 2000;

/** Course ids of a stored or typed list: whole positive numbers, each once, up to the limit. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? "").match(/\d+/g)?.map(Number) ?? [];
  return [...new Set(ids)]
    .filter((id) => id > 0 && Number.isSafeInteger(id))
    .slice(0, SHORTLIST_LIMIT);
}

/** The list with one course more, or null when it is full. A course that is there stays once. */
export function added(ids: readonly number[], id: number): number[] | null {
  if (ids.includes(id)) return [...ids];
  return ids.length < SHORTLIST_LIMIT ? [...ids, id] : null;
}

/** The list without a course. */
export function removed(ids: readonly number[], id: number): number[] {
  return ids.filter((other) => other !== id);
}

/**
 * The list with what was removed put back in its old place, as far as there is room: what came in
 * since, perhaps in another tab, stays.
 */
export function restored(ids: readonly number[], before: readonly number[]): number[] {
  const missing = before.filter((id) => !ids.includes(id)).slice(0, SHORTLIST_LIMIT - ids.length);
  const old = before.filter((id) => ids.includes(id) || missing.includes(id));
  return [...old, ...ids.filter((id) => !before.includes(id))];
}

/** Says how many courses are held: "You have 1 course in your shortlist". */
export function shortlistCount(count: number): string {
  return `You have ${counted(count, "course")} in your shortlist`;
}
