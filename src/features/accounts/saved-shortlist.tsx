import { useEffect } from "react";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import {
  forgetSavedCourses,
  mergeSavedCourses,
  saveChange,
  sendQueued,
} from "./saved-courses.store.ts";
import { changeBetween, comparedAfterSignIn } from "./saved-courses.ts";
import { currentSession, useSession } from "./session.store.ts";

/**
 * Copies a signed-in person's changes of the shortlist to the account. Renders nothing; mounted
 * once, in the site's layout.
 */
export function SavedShortlist() {
  const { state } = useSession();
  useEffect(
    () =>
      shortlist.watch((before, after) => {
        if (currentSession().state === "signed-in") saveChange(changeBetween(before, after));
      }),
    [],
  );
  useEffect(() => {
    if (state === "anonymous") forgetSavedCourses();
    if (state !== "signed-in") return;
    addEventListener("online", sendQueued);
    return () => removeEventListener("online", sendQueued);
  }, [state]);
  return null;
}

/**
 * After sign-in, the account gets the device's courses, and the device's shortlist is filled up
 * from the account.
 */
export async function mergeShortlist(): Promise<void> {
  const saved = await mergeSavedCourses(shortlist.held());
  if (saved) shortlist.choose(comparedAfterSignIn(shortlist.held(), saved, SHORTLIST_LIMIT));
}
