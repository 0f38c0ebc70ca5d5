import type { Authenticated } from "#platform/access.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { MAX_SAVED_COURSES } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { lockUser } from "./accounts.repository.server.ts";
import type { NotedApplication, SavedCoursesAnswer } from "./accounts.schema.ts";
import { readSavedCourses, writeSavedCourses } from "./saved-courses.repository.server.ts";

type Saved = Awaited<ReturnType<typeof readSavedCourses>>;

/** The saved courses of an account; every method returns what is on the list afterwards. */
export function createSavedCourses({ storage }: AccountParts) {
  const read = async (db: AccountParts["storage"]["db"], me: Authenticated) =>
    answerOf(await readSavedCourses(db, me.id));

  const change = (me: Authenticated, listOf: (saved: Saved) => readonly SavedChange[]) =>
    storage.write(async (trx) => {
      // Locks the user, so that two devices do not overwrite each other's changes.
      await lockUser(trx, me.id);
      await writeSavedCourses(trx, me.id, listOf(await readSavedCourses(trx, me.id)));
      return await read(trx, me);
    });

  return {
    read: (me: Authenticated) => read(storage.db, me),
    /** What somebody has applied for stays, until they take the application back. */
    replace: (me: Authenticated, courseIds: readonly number[]) =>
      change(me, (saved) => listed([...courseIds, ...idsOf(saved.filter(isApplied))], saved)),
    /** Appends a device's shortlist to the saved courses, up to the maximum of an account. */
    merge: (me: Authenticated, courseIds: readonly number[]) =>
      change(me, (saved) => listed([...idsOf(saved), ...courseIds], saved)),
    /**
     * Notes when somebody applied for a course and which papers they have ready; it is saved by that.
     *
     * @throws NotFoundError where the course is not on the site; InvalidInputError where the list is
     * full.
     */
    noteApplication: async (me: Authenticated, { course_id, ...noted }: NotedApplication) => {
      const answer = await change(me, (saved) => {
        const ids = new Set([...idsOf(saved), course_id]);
        if (ids.size > MAX_SAVED_COURSES) throw new InvalidInputError({ course_id: FULL });
        return listed([...ids], saved).map((each) =>
          each.id === course_id ? { ...each, ...noted } : each,
        );
      });
      if (answer.course_ids.includes(course_id)) return answer;
      throw new NotFoundError("Course");
    },
  };
}

const FULL = `Your account has ${MAX_SAVED_COURSES} courses saved, the most that there can be: remove one first.`;

type SavedChange = Pick<Saved[number], "id" | "applied_on" | "ready">;

const idsOf = (saved: Saved) => saved.map(({ id }) => id);
const isApplied = ({ applied_on, ready }: SavedChange) => applied_on !== null || ready.length > 0;

/** These courses with what is noted of them, each once; of too many those without a note go, the last first. */
function listed(ids: readonly number[], saved: Saved): SavedChange[] {
  const known = new Map(saved.map((each) => [each.id, each]));
  const all = [...new Set(ids)].map(
    (id) => known.get(id) ?? { id, applied_on: null, ready: [] as string[] },
  );
  const surplus = Math.max(0, all.length - MAX_SAVED_COURSES);
  const gone = new Set(
    all
      .filter((one) => !isApplied(one))
      .toReversed()
      .slice(0, surplus),
  );
  return all.filter((one) => !gone.has(one));
}

function answerOf(saved: Saved): SavedCoursesAnswer {
  const applied = saved.filter(isApplied).map(({ id, ...noted }) => ({ course_id: id, ...noted }));
  return { course_ids: idsOf(saved), applied };
}
