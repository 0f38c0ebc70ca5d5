import { useEffect } from "react";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { sendVisit } from "#features/visits/send-visit.ts";
import { forgetSavedCourses, saveChange, sendQueued } from "./saved-courses.store.ts";
import { changeBetween } from "./saved-courses.ts";
import { currentSession, useSession } from "./session.store.ts";

/**
 * Copies a signed-in person's changes of the shortlist to the account, and counts what anybody adds.
 * Renders nothing; mounted once, in the site's layout.
 */
export function SavedShortlist() {
  const { state } = useSession();
  useEffect(
    () =>
      shortlist.watch((before, after) => {
        const change = changeBetween(before, after);
        if (change.added[0]) sendVisit({ path: "/", act: "shortlist", courses: change.added });
        if (currentSession().state === "signed-in") saveChange(change);
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
