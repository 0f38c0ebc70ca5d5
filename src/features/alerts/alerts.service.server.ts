import { randomUUID } from "node:crypto";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { writeFilters } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { countUse, takeUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { createAlertLinks } from "./alert-links.server.ts";
import { confirmationMail } from "./alert-mail.ts";
import {
  deleteCourseAlert,
  deleteSearchAlert,
  insertCourseAlert,
  insertSearchAlert,
  lockSettings,
  type Mailing,
  readCourseAlerts,
  readMailing,
  readSearchAlerts,
  writeSettings,
} from "./alerts.repository.server.ts";
import type { Alerts } from "./alerts.schema.ts";
import {
  ALERT_ANSWERS,
  alertState,
  areKnown,
  nextLook,
  savedFilters,
  searchTitle,
} from "./alerts.ts";
import {
  ALERT_LIMITS,
  LOOK_MS,
  MAX_ALERTED_COURSES,
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_COURSES,
} from "./alerts-limits.ts";
import { seenCourse } from "./changes.ts";
import { createLooking } from "./looking.service.server.ts";

export interface AlertsParts {
  storage: Storage;
  queue: MailQueue;
  published: Published;
  /** Origin of the site without a trailing slash, for links in mails. */
  publicUrl: string;
  /** What links in mails are signed with. */
  secret: string;
  /** What the link that confirms an address proves of its account. */
  proveAddress: (trx: Trx, owner: { id: string; email: string }) => Promise<void>;
  onError: (error: unknown) => void;
  now?: (() => Date) | undefined;
}

/** Searches and courses that accounts save, and the mails about what changed of them. */
export function openAlerts(parts: AlertsParts) {
  const { storage, queue, published, publicUrl, secret, onError, now = () => new Date() } = parts;
  const links = createAlertLinks(secret);
  const look = createLooking({ ...parts, now, links });
  const looking = repeatWork("Mail what changed in saved searches", LOOK_MS, look, onError);

  const read = async (userId: string): Promise<Alerts> => {
    const catalogue = published.current();
    const { mailing, searches, courses } = await storage.snapshot(async (trx) => ({
      mailing: await readMailing(trx, userId),
      searches: await readSearchAlerts(trx, userId),
      courses: await readCourseAlerts(trx, userId),
    }));
    if (!mailing) throw new NotFoundError("Account");
    return {
      state: alertState(mailing),
      mailed_on: mailing.mailed_on,
      searches: searches.map(({ told, ...search }) => ({
        ...search,
        ...describedSearch(search.query, catalogue),
      })),
      courses: courses.map(({ told, ...course }) => ({
        ...course,
        is_listed: catalogue.course(course.id) !== undefined,
      })),
    };
  };

  /** Asks for the confirmation of the address, as often as its limit allows. */
  const askConfirmation = async (trx: Trx, { id, email }: Mailing) => {
    if (!(await countUse(trx, ALERT_LIMITS.confirmations, email, now()))) return;
    const token = links.token("confirm", { id, email });
    await queue.add(trx, confirmationMail({ to: email, publicUrl, token }));
  };

  /** Adds to what an account saved, one after the other; the first time its address is confirmed. */
  const save = async (
    { id: userId }: SignedIn,
    add: (trx: Trx, saved: AllSaved, created_at: string) => Promise<void>,
  ): Promise<Alerts> => {
    await storage.write(async (trx) => {
      const time = now();
      await takeUse(trx, ALERT_LIMITS.changes, userId, time);
      await lockSettings(trx, userId, nextLook(maldivesDay(time), false));
      const searches = await readSearchAlerts(trx, userId);
      const courses = await readCourseAlerts(trx, userId);
      await add(trx, { searches, courses }, time.toISOString());
      const mailing = await readMailing(trx, userId);
      const isFirst = searches.length + courses.length === 0;
      if (isFirst && mailing && mailing.email_verified !== 1) await askConfirmation(trx, mailing);
    });
    queue.wake();
    return await read(userId);
  };

  const change = async ({ id }: SignedIn, write: (trx: Trx) => Promise<unknown>) => {
    await storage.write(async (trx) => {
      await takeUse(trx, ALERT_LIMITS.changes, id, now());
      await write(trx);
    });
    return await read(id);
  };

  /** The account that a link was made for. @throws InvalidInputError; TooManyRequestsError. */
  const followed = async (token: string, purpose: "unsubscribe" | "confirm", address: string) => {
    const id = links.accountOf(token);
    const mailing = id === null ? undefined : await readMailing(storage.db, id);
    // Without an account the link that ends mails is still told from an invented one.
    const owner = mailing ?? { id: id ?? "", email: "" };
    if (links.isOwn(token, purpose, owner)) return mailing;
    await storage.write((trx) => takeUse(trx, ALERT_LIMITS.wrongLinks, networkOf(address), now()));
    throw new InvalidInputError({ token: ALERT_ANSWERS.wrongLink });
  };

  return {
    read: (me: SignedIn) => read(me.id),
    /**
     * Saves the search of a listing's address; what it finds now is not told.
     *
     * @throws InvalidInputError for an address without a filter or with an unknown one, and where there is no room.
     */
    saveSearch: async (me: SignedIn, query: string) => {
      const catalogue = published.current();
      const filters = savedFilters(query, catalogue);
      if (!filters) throw new InvalidInputError({ query: QUERY_WITHOUT_FILTERS });
      if (!areKnown(filters, catalogue)) throw new InvalidInputError({ query: UNKNOWN_VALUE });
      const told = catalogue.courseIds(filters);
      if (told.length > MAX_SEARCH_COURSES) throw new InvalidInputError({ query: TOO_WIDE });
      const canonical = writeFilters(filters);
      return await save(me, async (trx, { searches }, created_at) => {
        if (searches.some((search) => search.query === canonical)) return;
        if (searches.length >= MAX_SAVED_SEARCHES)
          throw new InvalidInputError({ query: SEARCHES_FULL });
        const row = { id: randomUUID(), user_id: me.id, query: canonical, told, created_at };
        await insertSearchAlert(trx, row);
      });
    },
    removeSearch: (me: SignedIn, id: string) =>
      change(me, (trx) => deleteSearchAlert(trx, me.id, id)),
    /** Saves a course. @throws NotFoundError; InvalidInputError where there is no room. */
    saveCourse: async (me: SignedIn, id: number) => {
      const course = published.current().course(id);
      if (!course) throw new NotFoundError("Course");
      return await save(me, async (trx, { courses }, created_at) => {
        if (courses.some((saved) => saved.id === id)) return;
        if (courses.length >= MAX_ALERTED_COURSES)
          throw new InvalidInputError({ id: COURSES_FULL });
        const row = { user_id: me.id, course_id: id, told: seenCourse(course), created_at };
        await insertCourseAlert(trx, row);
      });
    },
    removeCourse: (me: SignedIn, id: number) =>
      change(me, (trx) => deleteCourseAlert(trx, me.id, id)),
    /** Stops mails, or lets them come again, also to an address that was refused. */
    pause: (me: SignedIn, isPaused: boolean) =>
      change(me, async (trx) => {
        await lockSettings(trx, me.id, nextLook(maldivesDay(now()), false));
        const mailing = await readMailing(trx, me.id);
        if (isPaused) return await writeSettings(trx, me.id, { paused_at: now().toISOString() });
        if (mailing?.refused_email) await takeUse(trx, ALERT_LIMITS.retries, me.id, now());
        await writeSettings(trx, me.id, { paused_at: null, refused_email: null });
      }),
    /** Mails the link that confirms the address once more. */
    askAgain: async (me: SignedIn) => {
      const answer = await change(me, async (trx) => {
        const mailing = await readMailing(trx, me.id);
        if (mailing && mailing.email_verified !== 1) await askConfirmation(trx, mailing);
      });
      queue.wake();
      return answer;
    },
    /**
     * Ends the mails of the account that a link was made for; one that was deleted gets none
     * anyway.
     *
     * @throws InvalidInputError; TooManyRequestsError.
     */
    unsubscribe: async (token: string, address: string) => {
      const account = await followed(token, "unsubscribe", address);
      if (!account) return;
      await storage.write((trx) =>
        writeSettings(trx, account.id, { paused_at: now().toISOString() }),
      );
    },
    /** The reader of a mail to this address wants to be told. @throws as `unsubscribe`. */
    confirm: async (token: string, address: string) => {
      const account = await followed(token, "confirm", address);
      if (account) await storage.write((trx) => parts.proveAddress(trx, account));
    },
    /** Everything that is stored of an account, for its export. */
    exportOf: async (userId: string) => ({
      mails: await readMailing(storage.db, userId),
      searches: await readSearchAlerts(storage.db, userId),
      courses: await readCourseAlerts(storage.db, userId),
    }),
    /** Sends the mails that are due. */
    look,
    close: () => looking.stop(),
  };
}

export type AlertsService = ReturnType<typeof openAlerts>;

interface AllSaved {
  searches: Awaited<ReturnType<typeof readSearchAlerts>>;
  courses: Awaited<ReturnType<typeof readCourseAlerts>>;
}

const QUERY_WITHOUT_FILTERS =
  "query must be filters as the address of the list has them, such as mnqf_level=5, with at least one filter or text";
const UNKNOWN_VALUE =
  "One of these filters is none of the list's, so that no course will ever match. Remove it to save the search.";
const TOO_WIDE = `This search finds more than ${MAX_SEARCH_COURSES.toLocaleString("en")} courses. Add a filter to save it.`;
const SEARCHES_FULL = `An account keeps ${MAX_SAVED_SEARCHES} searches. Remove one in your profile to save another.`;
const COURSES_FULL = `An account keeps ${MAX_ALERTED_COURSES} saved courses. Remove one in your profile to save another.`;

const UNREADABLE = { title: "A search of an earlier release", courses: 0, is_whole: false };

/** Name of a saved search, and how much it finds today. */
function describedSearch(query: string, catalogue: Catalogue) {
  const filters = savedFilters(query, catalogue);
  if (!filters) return UNREADABLE;
  return {
    title: searchTitle(catalogue.activeFilters(filters, catalogue.understand(filters))),
    courses: catalogue.courseIds(filters).length,
    is_whole: areKnown(filters, catalogue),
  };
}
