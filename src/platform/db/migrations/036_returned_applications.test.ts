import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { onEachPlace } from "../../../../test/engines.ts";
import { openForBackground, openStorage } from "../database.ts";
import type { StorageSettings } from "../engine.ts";
import { migrations } from "./index.ts";

const APPLICATIONS = (["unconfirmed", "waiting", "approved", "declined"] as const).map(
  (state, at) => ({
    institution: `College ${at}`,
    institution_id: null,
    register_number: null,
    state,
    name: "Ali",
    position: "Registrar",
    email: `ali.${at}@example.com`,
    open_key: at < 2 ? `key ${at}` : null,
    token_hash: at === 0 ? "hash" : null,
    created_at: `2026-11-0${at + 1}T00:00:00.000Z`,
    decided_at: null,
    decided_by: null,
    reason: state === "declined" ? "No." : null,
  }),
);

/** Makes the tables of the release before, with five applications, the last of which is forgotten. */
async function writeAsBefore(settings: StorageSettings): Promise<void> {
  const storage = openForBackground(settings);
  const provider = { getMigrations: async () => migrations(storage.engine) };
  const migrator = new Migrator({ db: storage.db, provider });
  const { error } = await migrator.migrateTo("033_use_counts");
  const db = storage.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const forgotten = { ...APPLICATIONS[3], email: "forgotten@example.com" };
  await db
    .insertInto("applications")
    .values([...APPLICATIONS, forgotten])
    .execute();
  await db.deleteFrom("applications").where("email", "=", forgotten.email).execute();
  await storage.close();
  if (error) throw error;
}

onEachPlace((openPlace) => {
  it("keeps every application, and gives no number of one twice", async () => {
    const settings = await openPlace();
    await writeAsBefore(settings);
    const { db, close } = await openStorage(settings);
    const kept = await db.selectFrom("applications").selectAll().orderBy("id").execute();
    expect(kept).toEqual(APPLICATIONS.map((row, at) => ({ ...row, id: at + 1, answer: null })));
    const returned = { ...APPLICATIONS[1]!, open_key: "another", state: "returned" as const };
    const { id } = await db
      .insertInto("applications")
      .values({ ...returned, answer: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(id).toBe(APPLICATIONS.length + 2);
    await close();
  });
});
