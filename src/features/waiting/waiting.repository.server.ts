import type { Db } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import type { WaitingKind } from "./waiting.ts";

/**
 * How much of everything waits for operators.
 *
 * @param operator the address that questions to us went to. @param today YYYY-MM-DD.
 */
export async function countWaiting(
  db: Db,
  { operator, today }: { operator: string; today: string },
): Promise<Record<WaitingKind, number>> {
  const inState = (table: "tickets" | "applications" | "advert_orders", state: string) =>
    db.selectFrom(table).where("state", "=", state as never);
  const questions = db
    .selectFrom("questions")
    .where("state", "=", "open")
    .where("sent_to", "=", operator);
  const invoices = db
    .selectFrom("advert_invoices")
    .innerJoin("advert_orders", "advert_orders.id", "order_id")
    .where("advert_orders.state", "=", "approved")
    .where("paid_at", "is", null)
    .where("due_on", "<", today);
  const imports = db.selectFrom("import_runs").where("state", "in", ["compared", "failed"]);
  const mails = db.selectFrom("outgoing_mails").where("last_error", "is not", null);
  return {
    applications: await totalOf(inState("applications", "waiting")),
    messages: await totalOf(inState("tickets", "open")),
    questions: await totalOf(questions),
    reviews: await countReviews(db),
    orders: await totalOf(inState("advert_orders", "waiting")),
    invoices: await totalOf(invoices),
    imports: await totalOf(imports),
    mails: await totalOf(mails),
  };
}

/** Of records that are archived nothing is reviewed. */
async function countReviews(db: Db): Promise<number> {
  const courses = db
    .selectFrom("course_drafts as draft")
    .innerJoin("courses", "courses.id", "draft.course_id")
    .where("draft.state", "=", "submitted")
    .where("courses.archived_on", "is", null);
  const institutions = db
    .selectFrom("institution_drafts as draft")
    .innerJoin("institutions", "institutions.id", "draft.institution_id")
    .where("draft.state", "=", "submitted")
    .where("institutions.archived_on", "is", null);
  return (await totalOf(courses)) + (await totalOf(institutions));
}

/** When the newest backup of the office was whole, ISO 8601; null where there is none. */
export async function readLastBackup(db: Db): Promise<string | null> {
  const { last } = await db
    .selectFrom("backups")
    .select(({ fn }) => fn.max("finished_at").as("last"))
    .where("state", "=", "done")
    .executeTakeFirstOrThrow();
  return last;
}

/** Administrators who can sign in. */
export async function countAdministrators(db: Db): Promise<number> {
  return await totalOf(
    db.selectFrom("users").where("role", "=", "admin").where("disabled_at", "is", null),
  );
}
