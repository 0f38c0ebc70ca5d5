import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Tells every server on a PostgreSQL of a published change, whoever made it (see listening.ts). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  await sql`
    create function announce_published() returns trigger language plpgsql as $$
    begin
      perform pg_notify('magu_published', new.version::text);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger catalogue_state_announced after update of version on catalogue_state
    for each row when (new.version is distinct from old.version)
    execute function announce_published()
  `.execute(db);
}
