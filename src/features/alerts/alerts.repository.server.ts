import type { Db } from "#platform/db/schema.ts";
import type { Mail } from "#platform/mail.server.ts";
import type { ToldCourse } from "./changes.ts";

/** Mails of an account: what they wait for, and what stops them; undefined without an account. */
export async function readMailing(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("alert_settings", "alert_settings.user_id", "users.id")
    .select(["users.id", "users.email", "users.email_verified"])
    .select(["mailed_on", "paused_at", "refused_email"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row && { ...row, mailed_on: row.mailed_on ?? null, paused_at: row.paused_at ?? null };
}

export type Mailing = NonNullable<Awaited<ReturnType<typeof readMailing>>>;

/** Makes the settings of an account, and locks them until the transaction ends. */
export async function lockSettings(db: Db, userId: string, lookOn: string): Promise<void> {
  await db
    .insertInto("alert_settings")
    .values({ user_id: userId, look_on: lookOn })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((row) => ({ user_id: row.ref("excluded.user_id") })),
    )
    .execute();
}

export async function writeSettings(
  db: Db,
  userId: string,
  change: {
    look_on?: string;
    mailed_on?: string;
    mail_id?: string | null;
    paused_at?: string | null;
    refused_email?: string | null;
  },
): Promise<void> {
  await db.updateTable("alert_settings").set(change).where("user_id", "=", userId).execute();
}

/** A saved search, with the ids of the courses that were told. */
interface SearchAlert {
  id: string;
  query: string;
  created_at: string;
  told: number[];
}

export async function readSearchAlerts(db: Db, userId: string): Promise<SearchAlert[]> {
  const rows = await db
    .selectFrom("search_alerts")
    .select(["id", "query", "created_at", "told"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, told: JSON.parse(row.told) as number[] }));
}

/** A saved course, with what was told of it. */
interface CourseAlert {
  id: number;
  name: string;
  institution: string;
  created_at: string;
  told: ToldCourse;
}

export async function readCourseAlerts(db: Db, userId: string): Promise<CourseAlert[]> {
  const rows = await db
    .selectFrom("course_alerts")
    .innerJoin("courses", "courses.id", "course_alerts.course_id")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .select(["courses.id", "courses.name", "institutions.name as institution"])
    .select(["course_alerts.created_at", "course_alerts.told"])
    .where("course_alerts.user_id", "=", userId)
    .orderBy("course_alerts.created_at")
    .orderBy("courses.id")
    .execute();
  return rows.map((row) => ({ ...row, told: JSON.parse(row.told) as ToldCourse }));
}

/** Saves a search; one that is saved already stays as it is. */
export async function insertSearchAlert(
  db: Db,
  alert: {
    id: string;
    user_id: string;
    query: string;
    told: readonly number[];
    created_at: string;
  },
): Promise<void> {
  await db
    .insertInto("search_alerts")
    .values({ ...alert, told: JSON.stringify(alert.told), told_before: null })
    .onConflict((conflict) => conflict.columns(["user_id", "query"]).doNothing())
    .execute();
}

/** Saves a course; one that is saved already stays as it is. */
export async function insertCourseAlert(
  db: Db,
  alert: { user_id: string; course_id: number; told: ToldCourse; created_at: string },
): Promise<void> {
  await db
    .insertInto("course_alerts")
    .values({ ...alert, told: JSON.stringify(alert.told), told_before: null })
    .onConflict((conflict) => conflict.columns(["user_id", "course_id"]).doNothing())
    .execute();
}

export async function deleteSearchAlert(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom("search_alerts").where("user_id", "=", userId).where("id", "=", id).execute();
}

export async function deleteCourseAlert(db: Db, userId: string, courseId: number): Promise<void> {
  await db
    .deleteFrom("course_alerts")
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .execute();
}

/** Accounts that may be mailed and are due on this day, by id; those behind the id `after`. */
export async function dueAccounts(
  db: Db,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("alert_settings")
    .innerJoin("users", "users.id", "alert_settings.user_id")
    .select("users.id")
    .where("look_on", "<=", today)
    .where("users.id", ">", after)
    .where("paused_at", "is", null)
    .where("mail_id", "is", null)
    .where("disabled_at", "is", null)
    .where("email_verified", "=", 1)
    .where((row) =>
      row.or([
        row("refused_email", "is", null),
        row("refused_email", "!=", row.ref("users.email")),
      ]),
    )
    .orderBy("users.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes the look at an account that is due. Of servers that try at once, one gets it; the others
 * wait for its transaction and find it done.
 */
export async function claimLook(
  db: Db,
  userId: string,
  { today, next }: { today: string; next: string },
): Promise<boolean> {
  const claimed = await db
    .updateTable("alert_settings")
    .set({ look_on: next })
    .where("user_id", "=", userId)
    .where("look_on", "<=", today)
    .where("paused_at", "is", null)
    .where("mail_id", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What the next mail tells; what was told before it is kept until it has left. */
export async function writeTold(
  db: Db,
  userId: string,
  told: {
    searches: readonly { id: string; told: readonly number[] }[];
    courses: readonly { id: number; told: ToldCourse }[];
  },
): Promise<void> {
  for (const table of ["search_alerts", "course_alerts"] as const) {
    await db
      .updateTable(table)
      .set((row) => ({ told_before: row.ref("told") }))
      .where("user_id", "=", userId)
      .execute();
  }
  for (const { id, told: ids } of told.searches) {
    await db
      .updateTable("search_alerts")
      .set({ told: JSON.stringify(ids) })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .execute();
  }
  for (const { id, told: picture } of told.courses) {
    await db
      .updateTable("course_alerts")
      .set({ told: JSON.stringify(picture) })
      .where("user_id", "=", userId)
      .where("course_id", "=", id)
      .execute();
  }
}

/** A mail that is no longer in the queue, or was given up there. */
interface SettledMail {
  userId: string;
  mailId: string;
  /** Null: it has left. */
  lost: { to: string; isRefused: boolean } | null;
}

/** Last mails that have left or were given up; those that still wait are not among them. */
export async function settledMails(db: Db, limit: number): Promise<SettledMail[]> {
  const rows = await db
    .selectFrom("alert_settings")
    .leftJoin("outgoing_mails", "outgoing_mails.id", "alert_settings.mail_id")
    .select(["user_id", "mail_id", "mail", "refused_at"])
    .where("mail_id", "is not", null)
    .where("next_attempt_at", "is", null)
    .orderBy("user_id")
    .limit(limit)
    .execute();
  return rows.map(({ user_id, mail_id, mail, refused_at }) => ({
    userId: user_id,
    mailId: mail_id!,
    lost:
      mail === null ? null : { to: (JSON.parse(mail) as Mail).to, isRefused: refused_at !== null },
  }));
}

/** Takes back what a mail told that did not leave; true for the first of several that do it. */
export async function settleMail(
  db: Db,
  { userId, mailId, lost }: SettledMail,
  today: string,
): Promise<boolean> {
  const settled = await db
    .updateTable("alert_settings")
    .set({
      mail_id: null,
      ...(lost && { look_on: today, mailed_on: null }),
      ...(lost?.isRefused && { refused_email: lost.to }),
    })
    .where("user_id", "=", userId)
    .where("mail_id", "=", mailId)
    .returning("user_id")
    .executeTakeFirst();
  if (!settled) return false;
  for (const table of ["search_alerts", "course_alerts"] as const) {
    await db
      .updateTable(table)
      .set((row) => ({
        ...(lost && { told: row.ref("told_before").$notNull() }),
        told_before: null,
      }))
      .where("user_id", "=", userId)
      .where("told_before", "is not", null)
      .execute();
  }
  return true;
}
