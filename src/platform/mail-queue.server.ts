import { randomUUID } from "node:crypto";
import type { Access } from "./db/database.ts";
import type { Db } from "./db/schema.ts";
import { DAY_MS } from "./durations.ts";
import type { Mail, Mailer } from "./mail.server.ts";
import {
  CLAIM_MS,
  FIRST_RETRY_MS,
  GIVE_UP_DAYS,
  GIVEN_UP_DAYS,
  MAX_RETRY_MS,
  QUEUE_CHECK_MS,
} from "./mail-limits.ts";

/** Mails that wait in the database until they are sent. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction that causes it; call `wake` after the commit.
   *
   * @returns its id in `outgoing_mails`, where it is until it has left.
   */
  add(db: Db, mail: Mail): Promise<string>;
  /** Sends what is due, in the background. */
  wake(): void;
  /** Resolves when nothing is being sent any more, and looks for nothing new. */
  stop(): Promise<void>;
}

interface MailQueueParts {
  storage: Access;
  mailer: Mailer;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** How long to wait after a number of failures, in milliseconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
}

/**
 * Sends mails that were written down, and tries again those that fail. Several servers may share the
 * database: each mail is claimed in one statement, and deleted when it has left. Where a process
 * dies between the two, the mail goes out again under the same Message-ID.
 */
export function openMailQueue(parts: MailQueueParts): MailQueue {
  const { storage, mailer, onError, now = () => new Date() } = parts;
  let sending: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let stopped = false;

  const sendNext = async (): Promise<boolean> => {
    const claimed = await claimOne(storage, now());
    if (!claimed) return false;
    try {
      await mailer.send(JSON.parse(claimed.mail) as Mail, claimed.id);
    } catch (error) {
      onError(error);
      await storage.write((trx) => putBack(trx, claimed, error, now()));
      return true;
    }
    await storage.write((trx) =>
      trx.deleteFrom("outgoing_mails").where("id", "=", claimed.id).execute(),
    );
    return true;
  };

  const sendAll = async () => {
    do {
      wokenMeanwhile = false;
      while (await sendNext());
      await forgetGivenUp(storage, now());
    } while (wokenMeanwhile);
  };

  const wake = () => {
    wokenMeanwhile = true;
    sending ??= sendAll()
      .catch(onError)
      .finally(() => {
        sending = null;
        if (wokenMeanwhile && !stopped) wake();
      });
  };

  const timer = setInterval(wake, QUEUE_CHECK_MS).unref();
  wake();
  return {
    add: (db, mail) => addMail(db, mail, now()),
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await sending;
    },
  };
}

/** Writes a mail down, and gives its id; a server sends it. */
export async function addMail(db: Db, mail: Mail, now = new Date()): Promise<string> {
  const id = randomUUID();
  const created_at = now.toISOString();
  await db
    .insertInto("outgoing_mails")
    .values({
      id,
      mail: JSON.stringify(mail),
      created_at,
      next_attempt_at: created_at,
      last_error: null,
    })
    .execute();
  return id;
}

/** Puts another mail in the place of a queued one; false where a server has begun to send that. */
export async function rewriteMail(db: Db, id: string, mail: Mail): Promise<boolean> {
  const row = await db
    .updateTable("outgoing_mails")
    .set({ mail: JSON.stringify(mail) })
    .where("id", "=", id)
    .where("attempts", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Claimed {
  id: string;
  mail: string;
  created_at: string;
  attempts: number;
}

/** Takes the mail that has waited longest. Of servers that ask at once, one gets it. */
async function claimOne(storage: Access, now: Date): Promise<Claimed | undefined> {
  // Read first, to take no write lock when there is nothing to send.
  const due = await storage.db
    .selectFrom("outgoing_mails")
    .select("id")
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(10)
    .execute();
  for (const { id } of due) {
    const claimed = await storage.write((trx) => claim(trx, id, now));
    if (claimed) return claimed;
  }
  return undefined;
}

async function claim(db: Db, id: string, now: Date): Promise<Claimed | undefined> {
  return await db
    .updateTable("outgoing_mails")
    .set((eb) => ({
      next_attempt_at: new Date(now.getTime() + CLAIM_MS).toISOString(),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("next_attempt_at", "<=", now.toISOString())
    .returning(["id", "mail", "created_at", "attempts"])
    .executeTakeFirst();
}

async function putBack(
  db: Db,
  { id, attempts, created_at }: Claimed,
  error: unknown,
  now: Date,
): Promise<void> {
  const refused = isRefused(error);
  const givenUp = refused || now.getTime() - new Date(created_at).getTime() > GIVE_UP_DAYS * DAY_MS;
  const next = new Date(now.getTime() + retryDelayMs(attempts)).toISOString();
  await db
    .updateTable("outgoing_mails")
    .set({
      next_attempt_at: givenUp ? null : next,
      refused_at: refused && !isAboutSender(error) ? now.toISOString() : null,
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes mails that were given up long ago: they hold names and addresses. */
async function forgetGivenUp(storage: Access, now: Date): Promise<void> {
  const before = new Date(
    now.getTime() - GIVE_UP_DAYS * DAY_MS - GIVEN_UP_DAYS * DAY_MS,
  ).toISOString();
  // Read first, to take no write lock when there is nothing to delete.
  const old = await storage.db
    .selectFrom("outgoing_mails")
    .select("id")
    .where("next_attempt_at", "is", null)
    .where("created_at", "<", before)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await storage.write((trx) => trx.deleteFrom("outgoing_mails").where("id", "in", ids).execute());
}

/** The mail server refuses who sends, which says nothing of the address that it goes to. */
function isAboutSender(error: unknown): boolean {
  return error instanceof Error && "command" in error && error.command === "MAIL FROM";
}

/** The mail server says that it will never take this mail (RFC 5321: replies of 500 and above). */
function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
    "responseCode" in error &&
    Number(error.responseCode) >= 500
  );
}
