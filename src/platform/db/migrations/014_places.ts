import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What a course shows of its campuses. */
const SHOWN = ["island_city", "place_code", "country", "is_main"];

/**
 * The place of a contact by its code, where a source states it. A changed code or country changes
 * what courses show, so the triggers of 008 note it too.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable("contacts").addColumn("place_code", "text").execute();
  await (engine === "postgres" ? onPostgres(db) : onSqlite(db));
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  const changed = SHOWN.map((column) => `old.${column} is not new.${column}`).join(" or ");
  await sql`drop trigger contacts_noted_updated`.execute(db);
  await sql
    .raw(`
      create trigger contacts_noted_updated after update on contacts when ${changed}
      begin
        insert into course_changes (position, course_id, changed_at)
        select distinct version + 1, users.course_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        from catalogue_state, course_campuses as users
        where users.contact_id = new.id and not exists (
          select 1 from course_changes as noted
          where noted.position = version + 1 and noted.course_id = users.course_id
        );
      end
    `)
    .execute(db);
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  const columns = ["id", ...SHOWN].join(", ");
  const only = (some: string, others: string) =>
    `(select id from (select ${columns} from ${some} except select ${columns} from ${others}) as o)`;
  await sql
    .raw(`
      create or replace function note_campuses() returns trigger language plpgsql as $body$
      begin
        insert into course_changes (position, course_id, changed_at)
        select distinct pg_current_xact_id()::text::bigint, course_id,
          to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from course_campuses
        where contact_id in (${only("changed", "before")} union ${only("before", "changed")})
        on conflict do nothing;
        return null;
      end $body$
    `)
    .execute(db);
}
