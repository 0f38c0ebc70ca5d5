import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

const MESSAGES = "select message from tickets";

/** Stored messages in the SQLite database of this folder. */
export async function sqliteTickets(dataDir: string): Promise<ReadonlySet<string>> {
  const database = new DatabaseSync(join(dataDir, "magu.sqlite"), { readOnly: true });
  const rows = database.prepare(MESSAGES).all() as { message: string }[];
  database.close();
  return new Set(rows.map(({ message }) => message));
}

/** Stored messages in this PostgreSQL database. */
export async function postgresTickets(url: string): Promise<ReadonlySet<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ message: string }>(MESSAGES);
  await client.end();
  return new Set(rows.map(({ message }) => message));
}
