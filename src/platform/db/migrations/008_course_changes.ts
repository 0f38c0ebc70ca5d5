import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Tables with rows of courses, and the column that names the course. */
const TABLES = [
  ["courses", "id"],
  ["course_fees", "course_id"],
  ["course_intakes", "course_id"],
  ["course_categories", "course_id"],
  ["course_campuses", "course_id"],
] as const;

/** How long a change is remembered. */
const REMEMBERED = "1 hour";

/**
 * Notes which courses changed, whoever changes them, so that a server reads no more than these
 * (docs/decisions/035). `position` is the version that a change comes out with on SQLite, where one
 * transaction writes at a time, and the transaction's number on PostgreSQL. A course of number 0
 * stands for all of them.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bigint = engine === "postgres" ? "bigint" : "integer";
  await db.schema
    .createTable("course_changes")
    .addColumn("position", bigint, (column) => column.notNull())
    .addColumn("course_id", "integer", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("course_changes_key", ["position", "course_id"])
    .execute();
  await db.schema
    .createIndex("course_changes_changed_at_index")
    .on("course_changes")
    .column("changed_at")
    .execute();
  // Changes up to `forgotten` may be missing; `origin` tells this list from that of another database.
  await db.schema
    .createTable("course_changes_state")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("forgotten", bigint, (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .execute();
  await (engine === "postgres" ? onPostgres(db) : onSqlite(db));
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into course_changes_state (id, forgotten, origin) values (1, 0, hex(randomblob(16)))
  `.execute(db);
  const trigger = (name: string, event: string, table: string, body: string) =>
    sql.raw(`create trigger ${name} after ${event} on ${table} begin ${body} end`).execute(db);
  for (const [table, column] of TABLES) {
    const name = `${table}_noted`;
    const [before, after] = [noteOnSqlite(`old.${column}`), noteOnSqlite(`new.${column}`)];
    await trigger(`${name}_inserted`, "insert", table, after);
    await trigger(`${name}_deleted`, "delete", table, before);
    await trigger(`${name}_updated`, "update", table, before + after);
  }
  // Where foreign keys are not enforced, as in SQLite's own shell, rows can stay behind.
  for (const [table, users, column, course] of NAMED) {
    const noteUsers = (row: string) =>
      noteOnSqlite(`users.${course}`, `${users} as users`, `users.${column} = ${row}.id`);
    await trigger(`${table}_noted_inserted`, "insert", table, noteUsers("new"));
    await trigger(`${table}_noted_deleted`, "delete", table, noteUsers("old"));
  }
  await trigger(
    "contacts_noted_updated",
    "update",
    "contacts when old.island_city is not new.island_city or old.is_main <> new.is_main",
    noteOnSqlite("users.course_id", "course_campuses as users", "users.contact_id = new.id"),
  );
  await trigger(
    "catalogue_state_set_back",
    "update of version",
    "catalogue_state when new.version < old.version",
    "update course_changes_state set origin = hex(randomblob(16));",
  );
  // With "+ 0" the old ones are found by their time, and not by going through all from the last.
  const old = `changed_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${REMEMBERED}')`;
  await trigger(
    "course_changes_forgotten",
    "update of version",
    "catalogue_state when new.version <> old.version",
    `update course_changes_state
    set forgotten = max(forgotten, (select max(position + 0) from course_changes where ${old}))
    where exists (select 1 from course_changes where ${old});
    delete from course_changes where ${old};`,
  );
}

/** Tables whose rows courses name: by which table, in which of its columns, and for which course. */
const NAMED = [
  ["institutions", "courses", "institution_id", "id"],
  ["categories", "course_categories", "category_id", "course_id"],
  ["contacts", "course_campuses", "contact_id", "course_id"],
] as const;

/** Notes one course, or all that other rows name, once for each version. */
function noteOnSqlite(course: string, rows?: string, condition = "true"): string {
  return `
    insert into course_changes (position, course_id, changed_at)
    select distinct version + 1, ${course}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    from catalogue_state${rows === undefined ? "" : `, ${rows}`}
    where ${condition} and not exists (
      select 1 from course_changes as noted
      where noted.position = version + 1 and noted.course_id = ${course}
    );`;
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    insert into course_changes_state (id, forgotten, origin) values (1, 0, gen_random_uuid()::text)
  `);
  for (const [name, body] of Object.entries(POSTGRES_FUNCTIONS)) {
    await run(`
      create function ${name}() returns trigger language plpgsql as $body$
      begin ${body} return null; end $body$
    `);
  }
  for (const [table, column] of TABLES) {
    const note = (name: string, event: string, rows: string) =>
      run(`
        create trigger ${table}_noted_${name} after ${event} on ${table}
        referencing ${rows} table as changed
        for each statement execute function note_courses('${column}')
      `);
    await note("inserted", "insert", "new");
    await note("deleted", "delete", "old");

    await note("updated", "update", "new");
    await note("updated_away", "update", "old");
    await run(`
      create trigger ${table}_noted_truncated after truncate on ${table}
      for each statement execute function note_all_courses()
    `);
  }
  await run(`
    create trigger contacts_noted_updated after update on contacts
    referencing old table as before new table as changed
    for each statement execute function note_campuses()
  `);
  await run(`
    create trigger course_changes_forgotten after update of version on catalogue_state
    for each row when (new.version is distinct from old.version)
    execute function forget_course_changes()
  `);
}

/** A time of PostgreSQL as ISO 8601 text. */
function utc(time: string): string {
  return `to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const NOTE = "insert into course_changes (position, course_id, changed_at)";
const TRANSACTION = "pg_current_xact_id()::text::bigint";
const OLD = `changed_at < ${utc(`now() - interval '${REMEMBERED}'`)}`;

const POSTGRES_FUNCTIONS = {
  note_courses: `
    execute format($query$
      ${NOTE} select distinct ${TRANSACTION}, %I, ${utc("now()")} from changed
      on conflict do nothing
    $query$, tg_argv[0]);`,
  note_all_courses: `
    ${NOTE} values (${TRANSACTION}, 0, ${utc("now()")}) on conflict do nothing;`,
  note_campuses: `
    ${NOTE} select distinct ${TRANSACTION}, course_id, ${utc("now()")} from course_campuses
    where contact_id in (
      (select id from (
        select id, island_city, is_main from changed
        except select id, island_city, is_main from before) as came)
      union
      (select id from (
        select id, island_city, is_main from before
        except select id, island_city, is_main from changed) as went)
    )
    on conflict do nothing;`,
  forget_course_changes: `
    update course_changes_state set forgotten = greatest(
      forgotten, (select max(position + 0) from course_changes where ${OLD}))
    where exists (select 1 from course_changes where ${OLD});
    delete from course_changes where ${OLD};`,
};
