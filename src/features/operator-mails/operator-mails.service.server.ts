import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { ImportReport } from "#features/importing/report.schema.ts";
import { countWaiting } from "#features/waiting/waiting.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Db } from "#platform/db/schema.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";
import type { Mail } from "#platform/mail.server.ts";
import { GIVE_UP_DAYS } from "#platform/mail-limits.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";
import { NEARLY_FULL } from "#platform/nearly-full.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import { paths } from "#web/paths.ts";
import { OPERATOR_MAILS, type OperatorMailKind } from "./operator-mail-kinds.ts";
import {
  claimTelling,
  readFailedBackups,
  readStoppedImports,
  readToldUntil,
  readUndelivered,
  readUnwantedMails,
  switchMails,
} from "./operator-mails.repository.server.ts";
import { digestNews, type OperatorNews, operatorMail } from "./operator-mails.ts";

/** How often it is looked for news, in milliseconds. */
const LOOK_FOR_NEWS_MS = MINUTE_MS;
/** What happened earlier is not told: the mails were turned off, or no server ran. */
const NEWS_MS = 2 * DAY_MS;
/** From when the daily mail goes out, in the Maldives. */
const DIGEST_FROM = "07:00";
const MAX_UNDELIVERED = 200;

interface OperatorMailsParts {
  storage: Storage;
  queue: MailQueue;
  dataDir: string;
  publicUrl: string;
  operatorEmail: string;
  onError: (error: unknown) => void;
  now?: () => Date;
  /** Bytes of the disk, and those that are free; null where it cannot be read. */
  disk?: () => Promise<{ bytes: number; free: number } | null>;
}

/** What there is to tell of a kind, and until which time or day it is told then. */
type TimedNews = OperatorNews & { until: string };

/** Tells the operator by mail what needs a person, each thing once. */
export function openOperatorMails(parts: OperatorMailsParts) {
  const { storage, queue, dataDir, publicUrl, operatorEmail: to, onError } = parts;
  const { now = () => new Date(), disk = () => diskOf(dataDir) } = parts;
  const { db, write } = storage.background;

  /** Several servers may do it at once: the claim and the mail are one transaction. */
  const tell = async (
    kind: OperatorMailKind,
    read: (told: string) => Promise<TimedNews | null>,
  ) => {
    const told = await readToldUntil(db, kind);
    const news = await read(told);
    if (!news) return;
    const isQueued = await write(async (trx) => {
      if (!(await claimTelling(trx, kind, { told, until: news.until }))) return false;
      if (news.items.length === 0) return false;
      await queue.add(trx, operatorMail(news, { to, publicUrl }));
      return true;
    });
    if (isQueued) queue.wake();
  };

  const look = async () => {
    const time = now();
    const since = new Date(time.getTime() - NEWS_MS).toISOString();
    const unwanted = await readUnwantedMails(db);
    const looks: [OperatorMailKind, (told: string) => Promise<TimedNews | null>][] = [
      ["backup_failed", (told) => backupNews(db, later(told, since))],
      ["import_waits", (told) => importNews(db, later(told, since))],
      ["disk_full", async (told) => daily(told, time, diskNews(await disk()))],
      ["mails_failed", (told) => mailNews(db, { told, time, to })],
      ["digest", (told) => digestOf(db, { told, time, to })],
    ];
    for (const [kind, read] of looks) {
      if (!unwanted.has(kind)) await tell(kind, read).catch(onError);
    }
  };
  const looking = repeatWork("Mail operators what needs them", LOOK_FOR_NEWS_MS, look, onError);

  const switches = async () => {
    const unwanted = await readUnwantedMails(storage.db);
    const data = [...OPERATOR_MAILS].map(([kind, row]) => ({
      kind,
      ...row,
      is_on: !unwanted.has(kind),
    }));
    return { to, data };
  };

  return {
    look,
    /** Every kind, and whether it comes. */
    switches,
    /** Turns these kinds on, and all others off. */
    turn: async (by: AuditedBy, wanted: readonly OperatorMailKind[]) => {
      const { data } = await switches();
      await storage.write(async (trx) => {
        for (const { kind, title: name, is_on } of data) {
          const isWanted = wanted.includes(kind);
          if (isWanted === is_on) continue;
          await switchMails(trx, kind, isWanted);
          const action = isWanted ? "operator_mail_turned_on" : "operator_mail_turned_off";
          await record(trx, { by, action, subject: { kind: "operator_mail", id: kind, name } });
        }
      });
    },
    close: () => looking.stop(),
  };
}

export type OperatorMailsService = ReturnType<typeof openOperatorMails>;
export type OperatorMailSwitches = Awaited<ReturnType<OperatorMailsService["switches"]>>;

async function diskOf(dataDir: string) {
  const read = await statfs(dataDir).catch(() => null);
  return read && { bytes: read.blocks * read.bsize, free: read.bavail * read.bsize };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** TimedNews of a state that lasts: once on each day. */
function daily(told: string, time: Date, news: OperatorNews | null): TimedNews | null {
  const until = maldivesDay(time);
  return news && told < until ? { ...news, until } : null;
}

async function backupNews(db: Db, after: string): Promise<TimedNews | null> {
  const failed = await readFailedBackups(db, after);
  const last = failed.at(-1);
  if (!last) return null;
  const items = failed.map(({ file, error }) => ({
    title: file,
    url: paths.office("health"),
    lines: [error ?? "It says no reason."],
  }));
  return { subject: "A backup failed", items, until: last.at ?? "" };
}

async function importNews(db: Db, after: string): Promise<TimedNews | null> {
  const stopped = await readStoppedImports(db, after);
  const last = stopped.at(-1);
  if (!last) return null;
  const items = stopped.flatMap(({ id, adapter, state, problem, report }) => {
    const asks = report === null ? [] : (JSON.parse(report) as Partial<ImportReport>).asks;
    const lines = state === "failed" ? [problem ?? "It says no reason."] : (asks ?? []);
    if (lines.length === 0) return [];
    const words = state === "failed" ? "failed" : "asks before it is applied";
    return [
      { title: `Import ${id} (${adapter}) ${words}`, url: paths.office("imports", id), lines },
    ];
  });
  return { subject: "An import needs you", items, until: last.at };
}

function diskNews(disk: { bytes: number; free: number } | null): OperatorNews | null {
  if (!disk || disk.free >= disk.bytes * NEARLY_FULL) return null;
  const free = `${Math.floor((disk.free / disk.bytes) * 100)} % of it is free.`;
  const title = `The disk of ${hostname()} is nearly full`;
  return {
    subject: "The disk is nearly full",
    items: [{ title, url: paths.office("health"), lines: [free] }],
  };
}

/**
 * Mails that were given up. Those to the operator say nothing, and while one of them fails there is
 * no other: a mail about mails that fail must not become one of them. The office's page says it.
 */
async function mailNews(
  db: Db,
  { told, time, to: operator }: { told: string; time: Date; to: string },
): Promise<TimedNews | null> {
  if (told > new Date(time.getTime() - DAY_MS).toISOString()) return null;
  const failed = (await readUndelivered(db, MAX_UNDELIVERED)).map(({ mail, ...row }) => ({
    ...row,
    to: (JSON.parse(mail) as Mail).to,
  }));
  if (failed.some(({ to, next_attempt_at }) => to === operator && next_attempt_at)) return null;
  const lost = failed.filter(
    ({ to, next_attempt_at, ...row }) =>
      to !== operator && next_attempt_at === null && givenUpAt(row) > told,
  );
  if (lost.length === 0) return null;
  const lines = [...new Set(lost.map(({ last_error }) => last_error ?? ""))].slice(0, 3);
  const title = `Given up: ${lost.length}`;
  return {
    until: time.toISOString(),
    subject: "Mails could not be delivered",
    items: [{ title, url: paths.office("health"), lines }],
  };
}

/** The time at which it was not tried any more. */
function givenUpAt(mail: { refused_at: string | null; created_at: string }): string {
  const latest = new Date(mail.created_at).getTime() + GIVE_UP_DAYS * DAY_MS;
  return mail.refused_at ?? new Date(latest).toISOString();
}

async function digestOf(
  db: Db,
  { told, time, to }: { told: string; time: Date; to: string },
): Promise<TimedNews | null> {
  const until = maldivesDay(time);
  if (told >= until || maldivesClock(time) < DIGEST_FROM) return null;
  // Claimed on a day without news too: what comes later on that day waits for the next one.
  const nothing = { subject: "", items: [] };
  return {
    ...(digestNews(await countWaiting(db, { operator: to, today: until })) ?? nothing),
    until,
  };
}
