import { setImmediate as nextTurn } from "node:timers/promises";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { AlertLinks } from "./alert-links.server.ts";
import { alertMail } from "./alert-mail.ts";
import {
  claimLook,
  dueAccounts,
  readCourseAlerts,
  readMailing,
  readSearchAlerts,
  settledMails,
  settleMail,
  writeSettings,
  writeTold,
} from "./alerts.repository.server.ts";
import { alertState, mailingDay, nextLook, savedFilters, searchTitle } from "./alerts.ts";
import { LOOK_BATCH } from "./alerts-limits.ts";
import { courseChanges, newCourses } from "./changes.ts";

interface LookingParts {
  storage: Storage;
  queue: MailQueue;
  published: Published;
  publicUrl: string;
  links: AlertLinks;
  onError: (error: unknown) => void;
  now: () => Date;
}

/**
 * Gives the work that mails what changed. Several servers may do it at once: the look at an account
 * is claimed, and its mail queued, in one transaction with what the mail tells, so that a server
 * that dies in the middle has told nothing.
 */
export function createLooking(parts: LookingParts) {
  const { storage, queue, published, publicUrl, links, onError, now } = parts;
  const { db, write } = storage.background;

  const settleAll = async (today: string) => {
    for (const mail of await settledMails(db, LOOK_BATCH)) {
      await write((trx) => settleMail(trx, mail, today));
    }
  };

  /** True where a mail was queued. */
  const lookAt = (userId: string, today: string) =>
    write(async (trx) => {
      if (!(await claimLook(trx, userId, { today, next: nextLook(today, false) }))) return false;
      const mailing = await readMailing(trx, userId);
      if (!mailing || alertState(mailing) !== "on") return false;
      const { news, told } = await findNews(trx, userId, { catalogue: published.current(), today });
      if (news.courses.length + news.searches.length === 0) return false;
      const token = links.token("unsubscribe", mailing);
      const mail_id = await queue.add(
        trx,
        alertMail(news, { to: mailing.email, publicUrl, token }),
      );
      await writeTold(trx, userId, told);
      const look_on = nextLook(today, true);
      await writeSettings(trx, userId, { look_on, mailed_on: today, mail_id });
      return true;
    });

  return async (): Promise<void> => {
    const today = mailingDay(now());
    if (today === null) return;
    await settleAll(today);
    // A change that this server has not noticed yet would wait until tomorrow.
    await published.refresh();
    for (let after = ""; ; ) {
      const due = await dueAccounts(db, { today, after, limit: LOOK_BATCH });
      for (const userId of due) {
        if (await lookAt(userId, today).catch(onError)) queue.wake();
        // Requests come in between.
        await nextTurn();
      }
      const last = due.at(-1);
      if (last === undefined) return;
      after = last;
    }
  };
}

/** What changed of what an account saved, and what is told once its mail is queued. */
async function findNews(
  trx: Trx,
  userId: string,
  { catalogue, today }: { catalogue: Catalogue; today: string },
) {
  const courses = (await readCourseAlerts(trx, userId)).map((alert) => {
    const course = catalogue.course(alert.id);
    return { ...alert, course, ...courseChanges(alert.told, course, today) };
  });
  const searches = (await readSearchAlerts(trx, userId)).map((alert) => {
    const { title, found } = runSearch(alert.query, catalogue);
    const { fresh, told } = newCourses(alert.told, found);
    const listed = fresh.flatMap((id) => catalogue.course(id) ?? []);
    return { id: alert.id, query: alert.query, title, told, courses: listed };
  });
  return {
    news: {
      courses: courses.filter(({ changes }) => changes.length > 0),
      searches: searches.filter((search) => search.courses.length > 0),
    },
    told: { courses, searches },
  };
}

/** A search that cannot be run as it was meant finds nothing, rather than more than was asked for. */
function runSearch(query: string, catalogue: Catalogue) {
  const filters = savedFilters(query, catalogue);
  if (!filters) return { title: "", found: [] };
  const title = searchTitle(catalogue.activeFilters(filters, catalogue.understand(filters)));
  return { title, found: catalogue.courseIds(filters) };
}
