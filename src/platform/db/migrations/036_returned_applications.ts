import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

const STATES = sql`state in ('unconfirmed', 'waiting', 'returned', 'approved', 'declined')`;

/** An application may go back to who sent it, who sends it anew with an answer. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    const state = "applications_state_check";
    await db.schema.alterTable("applications").dropConstraint(state).execute();
    await db.schema.alterTable("applications").addCheckConstraint(state, STATES).execute();
    await db.schema.alterTable("applications").addColumn("answer", TEXT).execute();
    return;
  }
  // SQLite cannot change a check: the table is made anew, and goes on counting where it was.
  const counted = sql`(select seq from sqlite_sequence where name = 'applications')`;
  await db.schema
    .createTable("applications_anew")
    .addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement())
    .addColumn("institution_id", INTEGER, (column) =>
      column.references("institutions.id").onDelete("set null"),
    )
    .addColumn("institution", TEXT, (column) => column.notNull())
    .addColumn("register_number", TEXT)
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("position", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) => column.notNull().check(STATES))
    .addColumn("open_key", TEXT, (column) => column.unique())
    .addColumn("token_hash", TEXT, (column) => column.unique())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("decided_at", TEXT)
    .addColumn("decided_by", TEXT)
    .addColumn("reason", TEXT)
    .addColumn("answer", TEXT)
    .execute();
  await sql`insert into applications_anew select *, null from applications`.execute(db);
  await sql`delete from sqlite_sequence where name = 'applications_anew'`.execute(db);
  await sql`insert into sqlite_sequence (name, seq)
    select 'applications_anew', coalesce(${counted}, 0)`.execute(db);
  await db.schema.dropTable("applications").execute();
  await db.schema.alterTable("applications_anew").renameTo("applications").execute();
  for (const column of ["institution_id", "state", "created_at"]) {
    await db.schema
      .createIndex(`applications_by_${column}`)
      .on("applications")
      .column(column)
      .execute();
  }
}
