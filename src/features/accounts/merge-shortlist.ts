import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import type { shortlist } from "#features/shortlist/shortlist.store.ts";
import { mergeSavedCourses } from "./saved-courses.store.ts";

/**
 * After sign-in, the account gets the device's courses, and the device's shortlist is filled up
 * from the account.
 */
export async function mergeShortlist(own: typeof shortlist): Promise<void> {
  const saved = await mergeSavedCourses(own.held());
  if (saved) own.choose(comparedAfterSignIn(own.held(), saved, SHORTLIST_LIMIT));
}

/**
 * The shortlist of a device after sign-in: its own courses first, then the saved ones in order, as
 * far as they fit.
 *
 * @param limit maximum number of courses on the shortlist.
 */
export function comparedAfterSignIn(
  device: readonly number[],
  saved: readonly number[],
  limit: number,
): number[] {
  return [...new Set([...device, ...saved])].slice(0, limit);
}
