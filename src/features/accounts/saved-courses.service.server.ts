import { MAX_SAVED_COURSES } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { lockUser } from "./accounts.repository.server.ts";
import { readSavedCourses, writeSavedCourses } from "./saved-courses.repository.server.ts";
import type { Authenticated } from "./sign-in.service.server.ts";

/** The shortlist that is kept with the account; all give the ids that are then on it. */
export interface SavedCoursesService {
  read(me: Authenticated): Promise<number[]>;
  replace(me: Authenticated, courseIds: readonly number[]): Promise<number[]>;
  /** Adds a device's shortlist behind what is saved, up to the most that an account keeps. */
  merge(me: Authenticated, courseIds: readonly number[]): Promise<number[]>;
}

export function createSavedCourses({ storage }: AccountParts): SavedCoursesService {
  const idsOf = async (db: AccountParts["storage"]["db"], userId: string) =>
    (await readSavedCourses(db, userId)).map(({ id }) => id);

  const change = (me: Authenticated, listOf: (saved: number[]) => Iterable<number>) =>
    storage.write(async (trx) => {
      // Alone with the user: of two devices at once neither takes the other's courses away.
      await lockUser(trx, me.id);
      const list = [...new Set(listOf(await idsOf(trx, me.id)))];
      await writeSavedCourses(trx, me.id, list.slice(0, MAX_SAVED_COURSES));
      return await idsOf(trx, me.id);
    });

  return {
    read: (me) => idsOf(storage.db, me.id),
    replace: (me, courseIds) => change(me, () => courseIds),
    merge: (me, courseIds) => change(me, (saved) => [...saved, ...courseIds]),
  };
}
