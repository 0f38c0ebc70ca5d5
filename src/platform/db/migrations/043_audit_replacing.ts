import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * SQLite replaces a row (`insert or replace`) without asking the triggers that refuse its update and
 * its deletion. PostgreSQL has no such statement: `on conflict do update` asks that of the update.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await sql`
    create trigger audit_entries_not_replaced before insert on audit_entries
    when exists (select 1 from audit_entries where id = new.id)
    begin select raise(abort, 'The audit log cannot be changed'); end
  `.execute(db);
}
