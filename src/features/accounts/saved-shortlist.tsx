import { useEffect } from "react";
import { applied } from "#features/applying/applied.store.ts";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { sendVisit } from "#features/visits/send-visit.ts";
import {
  forgetSavedCourses,
  noteApplication,
  saveChange,
  savedCoursesStore,
  sendQueued,
} from "./saved-courses.store.ts";
import { changeBetween } from "./saved-courses.ts";
import { currentSession, useSession } from "./session.store.ts";

/**
 * Copies a signed-in person's changes of the shortlist, and what they note of applying, to the
 * account, and counts what anybody adds. Renders nothing; mounted once, in the site's layout.
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
    if (state === "anonymous") {
      forgetSavedCourses();
      applied.forgetAccount();
    }
    if (state !== "signed-in") return;
    const send = () => {
      sendQueued();
      sendApplied();
    };
    const stops = [applied.watch(sendApplied), savedCoursesStore.watch(takeApplied)];
    addEventListener("online", send);
    sendApplied();
    return () => {
      removeEventListener("online", send);
      for (const stop of stops) stop();
    };
  }, [state]);
  return null;
}

let isSending = false;

/** Sends what the account does not have yet, one after another; what fails is sent again later. */
async function sendApplied(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const tried = new Set<object>();
  for (;;) {
    const next = applied.held().find((entry) => !entry.is_in_account && !tried.has(entry));
    if (!next) break;
    tried.add(next);
    const { course_id, applied_on, ready } = next;
    if (await noteApplication({ course_id, applied_on, ready })) applied.sent(next);
  }
  isSending = false;
}

/** Shows here what another device noted. */
function takeApplied(): void {
  const { applied: noted } = savedCoursesStore.get();
  if (noted) applied.merge(noted);
}
