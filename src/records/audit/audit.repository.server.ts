import { sql } from "kysely";
import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { DAY_MS } from "#platform/durations.ts";
import type { AuditAction, AuditSubjectKind } from "./audit-actions.ts";
import { AUDIT_YEARS } from "./audit-limits.ts";

/** Who did something: a person who is signed in, or a user of the machine on the command line. */
export type AuditedBy = { id: string; name: string } | { operator: string };

export interface AuditRecord {
  by: AuditedBy;
  action: AuditAction;
  /** What it was done to, by the name that it has now. */
  subject: { kind: AuditSubjectKind; id: number | string | null; name: string };
  /** What was said or chosen, in words; nothing secret, no password and no link. */
  detail?: string | null;
}

const MAX_SUBJECT_LENGTH = 300;
const MAX_DETAIL_LENGTH = 2_000;

/** Writes down what an operator did, in the transaction that does it. */
export async function record(trx: Trx, { by, action, subject, detail }: AuditRecord) {
  await trx
    .insertInto("audit_entries")
    .values({
      at: new Date().toISOString(),
      user_id: "operator" in by ? null : by.id,
      by_name: "operator" in by ? `Command line (${by.operator})` : by.name,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id === null ? null : String(subject.id),
      subject: subject.name.slice(0, MAX_SUBJECT_LENGTH),
      detail: detail?.slice(0, MAX_DETAIL_LENGTH) || null,
    })
    .execute();
}

export interface AuditSelection {
  by?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  /** Part of the subject's name, or of the detail. */
  text: string;
  /** ISO 8601: from the first, and before the second. */
  since?: string | undefined;
  before?: string | undefined;
}

function selectedEntries(db: Db, { by, action, kind, text, since, before }: AuditSelection) {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("audit_entries")
    .$if(by !== undefined, (query) => query.where("by_name", "=", by ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(kind !== undefined, (query) => query.where("subject_kind", "=", kind ?? ""))
    .$if(since !== undefined, (query) => query.where("at", ">=", since ?? ""))
    .$if(before !== undefined, (query) => query.where("at", "<", before ?? ""))
    .$if(text !== "", (query) =>
      query.where(({ or }) => or([mentions("subject", part), mentions("detail", part)])),
    );
}

/** True where a column holds this text, in large or small letters. */
function mentions(column: "subject" | "detail", part: string) {
  return sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${part} escape '\\'`;
}

export async function countEntries(db: Db, selection: AuditSelection): Promise<number> {
  return await totalOf(selectedEntries(db, selection));
}

/** Entries, the newest first. */
export async function readEntries(
  db: Db,
  selection: AuditSelection,
  { limit, offset }: { limit: number; offset: number },
) {
  return await selectedEntries(db, selection)
    .select(["id", "at", "by_name", "action", "subject_kind", "subject_id", "subject", "detail"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Every entry without its ids, the oldest first: what an export takes along. */
export async function readAllEntries(db: Db) {
  return await db
    .selectFrom("audit_entries")
    .select(["at", "by_name", "action", "subject_kind", "subject_id", "subject", "detail"])
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** Everybody of whom there is an entry, by name. */
export async function readPeopleOfEntries(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_entries")
    .select("by_name")
    .distinct()
    .orderBy("by_name")
    .execute();
  return rows.map(({ by_name }) => by_name);
}

/** Deletes entries that are kept no longer. */
export async function forgetOldEntries(trx: Trx, now: Date): Promise<void> {
  // A day more: the database measures by its own clock.
  const before = new Date(now.getTime() - (AUDIT_YEARS * 365 + 1) * DAY_MS).toISOString();
  await trx.deleteFrom("audit_entries").where("at", "<", before).execute();
}
