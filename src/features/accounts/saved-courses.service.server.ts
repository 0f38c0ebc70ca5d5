import { MAX_SAVED_COURSES } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { lockUser } from "./accounts.repository.server.ts";
import { readSavedCourses, writeSavedCourses } from "./saved-courses.repository.server.ts";
import type { Authenticated } from "./sign-in.service.server.ts";

/** The saved courses of an account; every method returns the ids on the list afterwards. */
export function createSavedCourses({ storage }: AccountParts) {
  const idsOf = async (db: AccountParts["storage"]["db"], userId: string) =>
    (await readSavedCourses(db, userId)).map(({ id }) => id);

  const change = (me: Authenticated, listOf: (saved: number[]) => Iterable<number>) =>
    storage.write(async (trx) => {
      // Locks the user, so that two devices do not overwrite each other's changes.
      await lockUser(trx, me.id);
      const list = [...new Set(listOf(await idsOf(trx, me.id)))];
      await writeSavedCourses(trx, me.id, list.slice(0, MAX_SAVED_COURSES));
      return await idsOf(trx, me.id);
    });

  return {
    read: (me: Authenticated) => idsOf(storage.db, me.id),
    replace: (me: Authenticated, courseIds: readonly number[]) => change(me, () => courseIds),
    /** Appends a device's shortlist to the saved courses, up to the maximum of an account. */
    merge: (me: Authenticated, courseIds: readonly number[]) =>
      change(me, (saved) => [...saved, ...courseIds]),
  };
}
