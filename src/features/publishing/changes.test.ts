import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import {
  type ChangePosition,
  readChangePosition,
  readChanges,
} from "./changes.repository.server.ts";

const MAX_CHANGES = 100;

const markOf = (storage: Storage) =>
  storage.snapshot((trx) => readChangePosition(trx, storage.engine));

async function changesSince(storage: Storage, before: ChangePosition, most = MAX_CHANGES) {
  const ids = await storage.snapshot(async (trx) => {
    const now = await readChangePosition(trx, storage.engine);
    return await readChanges(trx, storage.engine, { before, now, most });
  });
  return ids === null ? null : ids.toSorted((a, b) => a - b);
}

async function raise(trx: Trx): Promise<void> {
  await trx
    .updateTable("catalogue_state")
    .set((column) => ({ version: column("version", "+", 1) }))
    .execute();
}

/** The courses that each change affects, by their references in the small directory. */
const CHANGES: Record<
  string,
  { touches: string[]; change: (trx: Trx, ids: Ids) => Promise<unknown> }
> = {
  "a course": {
    touches: ["c4"],
    change: (trx, { c4 }) =>
      trx.updateTable("courses").set({ name: "Diving" }).where("id", "=", c4!).execute(),
  },
  "a course that is taken off": {
    touches: ["c2"],
    change: (trx, { c2 }) =>
      trx.updateTable("courses").set({ is_published: 0 }).where("id", "=", c2!).execute(),
  },
  "a course that is deleted": {
    touches: ["c1"],
    change: (trx, { c1 }) => trx.deleteFrom("courses").where("id", "=", c1!).execute(),
  },
  "an institution that is deleted with its courses": {
    touches: ["c4", "c5", "c6"],
    change: (trx) => trx.deleteFrom("institutions").where("external_ref", "=", "atoll").execute(),
  },
  "a fee": {
    touches: ["c2"],
    change: (trx, { c2 }) =>
      trx.updateTable("course_fees").set({ fee_end: 9 }).where("course_id", "=", c2!).execute(),
  },
  "a fee that moves to another course": {
    touches: ["c2", "c3"],
    change: (trx, { c2, c3 }) =>
      trx.updateTable("course_fees").set({ course_id: c3! }).where("course_id", "=", c2!).execute(),
  },
  "a fee that goes": {
    touches: ["c1"],
    change: (trx, { c1 }) => trx.deleteFrom("course_fees").where("course_id", "=", c1!).execute(),
  },
  "an intake": {
    touches: ["c5"],
    change: (trx, { c5 }) =>
      trx
        .insertInto("course_intakes")
        .values({ course_id: c5!, position: 0, label: "May" })
        .execute(),
  },
  "a category of a course": {
    touches: ["c3"],
    change: (trx, { c3 }) =>
      trx.deleteFrom("course_categories").where("course_id", "=", c3!).execute(),
  },
  "a campus of a course": {
    touches: ["c1"],
    change: (trx, { c1 }) =>
      trx.deleteFrom("course_campuses").where("course_id", "=", c1!).execute(),
  },
  "where a campus is": {
    touches: ["c1"],
    change: (trx) =>
      trx
        .updateTable("contacts")
        .set({ island_city: null })
        .where("name", "=", "Addu campus")
        .execute(),
  },
  "the code of a campus's place": {
    touches: ["c1"],
    change: (trx) =>
      trx
        .updateTable("contacts")
        .set({ place_code: "LD0272" })
        .where("name", "=", "Addu campus")
        .execute(),
  },
  "the country of a campus": {
    touches: ["c1"],
    change: (trx) =>
      trx
        .updateTable("contacts")
        .set({ country: "Sri Lanka" })
        .where("name", "=", "Addu campus")
        .execute(),
  },
  "a campus that goes": {
    touches: ["c1"],
    change: (trx) => trx.deleteFrom("contacts").where("name", "=", "Addu campus").execute(),
  },
  "the telephone of a campus": {
    touches: [],
    change: (trx) => trx.updateTable("contacts").set({ phone: "+960 300 0009" }).execute(),
  },
  "the name of an institution": {
    touches: [],
    change: (trx) => trx.updateTable("institutions").set({ name_dv: "ނޫރު" }).execute(),
  },
};

type Ids = Record<string, number>;

async function idsOf(storage: Storage): Promise<Ids> {
  const rows = await storage.db.selectFrom("courses").select(["external_ref", "id"]).execute();
  return Object.fromEntries(rows.map(({ external_ref, id }) => [external_ref, id]));
}

onEachEngine((open) => {
  const filled = async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    return storage;
  };

  it.each(Object.entries(CHANGES))("notes %s", async (_, { touches, change }) => {
    const storage = await filled();
    const ids = await idsOf(storage);
    const before = await markOf(storage);
    expect(await changesSince(storage, before)).toEqual([]);
    await storage.write(async (trx) => {
      await change(trx, ids);
      await raise(trx);
    });
    expect(await changesSince(storage, before)).toEqual(touches.map((ref) => ids[ref]));
    expect(await changesSince(storage, await markOf(storage))).toEqual([]);
  });

  it("notes new courses, and a change that is written behind its new version", async () => {
    const storage = await open();
    const before = await markOf(storage);
    await publish(storage, smallDirectory);
    const ids = await idsOf(storage);
    expect(await changesSince(storage, before)).toEqual(Object.values(ids).sort((a, b) => a - b));
    const later = await markOf(storage);
    await storage.write(async (trx) => {
      await raise(trx);
      await trx.updateTable("courses").set({ name: "Diving" }).where("id", "=", ids.c4!).execute();
    });
    expect(await changesSince(storage, later)).toEqual([ids.c4]);
  });

  it("knows nothing of too many changes", async () => {
    const storage = await open();
    const before = await markOf(storage);
    await publish(storage, smallDirectory);
    expect(await changesSince(storage, before, 6)).toHaveLength(6);
    expect(await changesSince(storage, before, 5)).toBeNull();
  });

  it("forgets after an hour, and then says that it knows nothing", async () => {
    const storage = await open();
    const before = await markOf(storage);
    await publish(storage, smallDirectory);
    const between = await markOf(storage);
    await storage.db
      .updateTable("course_changes")
      .set({ changed_at: "2026-01-01T00:00:00.000Z" })
      .execute();
    await storage.write(async (trx) => {
      await trx.updateTable("courses").set({ credits: 1 }).where("name", "=", "Swimming").execute();
      await raise(trx);
    });
    expect(await changesSince(storage, before)).toBeNull();
    const since = await changesSince(storage, between);
    // On PostgreSQL an older transaction, also of another test, can make the result undeterminable.
    if (storage.engine === "sqlite" || since !== null) expect(since).toHaveLength(1);
    const { count } = await storage.db
      .selectFrom("course_changes")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it("knows nothing of another database and of a version that was set back", async () => {
    const storage = await filled();
    const before = await markOf(storage);
    const other = await filled();
    await other.write(async (trx) => {
      // Databases of tests are copies with the same origin; separately created databases have
      // different ones.
      await trx.updateTable("course_changes_state").set({ origin: "another" }).execute();
      await raise(trx);
    });
    expect(await changesSince(other, before)).toBeNull();
    await storage.write(raise);
    const late = await markOf(storage);
    await storage.write(async (trx) => {
      await trx.updateTable("catalogue_state").set({ version: 1 }).execute();
    });
    expect(await changesSince(storage, late)).toBeNull();
    await storage.write(async (trx) => {
      await trx.updateTable("catalogue_state").set({ version: 9 }).execute();
    });
    if (storage.engine === "sqlite") expect(await changesSince(storage, late)).toBeNull();
  });

  it("sees what a long transaction changed when it ends", async (context) => {
    const storage = await filled();
    if (storage.engine === "sqlite") context.skip("one transaction writes at a time");
    const ids = await idsOf(storage);
    const isWritten = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const long = storage.write(async (trx) => {
      await trx.updateTable("courses").set({ name: "Late" }).where("id", "=", ids.c4!).execute();
      isWritten.resolve();
      await mayEnd.promise;
      await raise(trx);
    });
    await isWritten.promise;
    const first = await markOf(storage);
    await storage.write(async (trx) => {
      await trx.updateTable("courses").set({ name: "Early" }).where("id", "=", ids.c5!).execute();
      await raise(trx);
    });
    expect(await changesSince(storage, first)).toEqual([ids.c5]);
    const second = await markOf(storage);
    mayEnd.resolve();
    await long;
    expect(await changesSince(storage, second)).toEqual([ids.c4]);
    expect(await changesSince(storage, first)).toEqual([ids.c4, ids.c5]);
  });

  it("notes courses whose institution goes and comes while no foreign key is enforced", async (context) => {
    const storage = await filled();
    if (storage.engine === "postgres") context.skip("PostgreSQL enforces them always");
    const { c1, c2 } = await idsOf(storage);
    const before = await markOf(storage);
    await sql`pragma foreign_keys = off`.execute(storage.db);
    await storage.db.deleteFrom("institutions").where("external_ref", "=", "reef").execute();
    expect(await changesSince(storage, before)).toEqual([c1, c2]);
  });

  it("takes a table that was emptied at a stroke for a change of everything", async (context) => {
    const storage = await filled();
    if (storage.engine === "sqlite") context.skip("SQLite has no truncate");
    const before = await markOf(storage);
    await storage.write(async (trx) => {
      await sql`truncate course_fees`.execute(trx);
    });
    expect(await changesSince(storage, before)).toBeNull();
  });
});
