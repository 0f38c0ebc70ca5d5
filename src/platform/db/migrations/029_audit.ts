import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";

/** Days after which an entry may be deleted: two years. */
const KEPT_DAYS = 730;

/**
 * What operators did. Nobody changes an entry, and nobody deletes one that is younger than two years:
 * the database refuses both. `user_id` is no foreign key, because an account that is deleted would
 * change the entry.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("audit_entries");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("at", TEXT, (column) => column.notNull())
    .addColumn("user_id", TEXT)
    .addColumn("by_name", TEXT, (column) => column.notNull())
    .addColumn("action", TEXT, (column) => column.notNull())
    .addColumn("subject_kind", TEXT, (column) => column.notNull())
    .addColumn("subject_id", TEXT)
    .addColumn("subject", TEXT, (column) => column.notNull())
    .addColumn("detail", TEXT)
    .execute();
  for (const column of ["at", "by_name", "action"]) {
    await db.schema
      .createIndex(`audit_entries_by_${column}`)
      .on("audit_entries")
      .column(column)
      .execute();
  }
  for (const statement of engine === "postgres" ? ON_POSTGRES : ON_SQLITE) {
    await sql.raw(statement).execute(db);
  }
}

const REFUSAL = "The audit log cannot be changed";

const ON_SQLITE = [
  `create trigger audit_entries_unchanged before update on audit_entries
  begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_entries_kept before delete on audit_entries
  when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${KEPT_DAYS} days')
  begin select raise(abort, '${REFUSAL}'); end`,
];

const ON_POSTGRES = [
  `create function refuse_audit_change() returns trigger language plpgsql as $body$
  begin raise exception '${REFUSAL}'; end $body$`,
  `create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_audit_change()`,
  `create trigger audit_entries_kept before delete on audit_entries
  for each row when (old.at > to_char(
    (now() - interval '${KEPT_DAYS} days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  execute function refuse_audit_change()`,
  `create trigger audit_entries_never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change()`,
];
