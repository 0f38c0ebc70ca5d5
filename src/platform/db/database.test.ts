import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { openForServing, openStorage, type Storage } from "./database.ts";
import type { Db } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

const versionIn = async (db: Db) =>
  (await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow()).version;

const setVersion = (db: Db, version: number) =>
  db.updateTable("catalogue_state").set({ version }).execute();

/** A write that has written and does not end before it is told to. */
async function longWrite({ write }: Storage, version: number) {
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const written = write(async (trx) => {
    await setVersion(trx, version);
    begun.resolve();
    await mayEnd.promise;
    return await versionIn(trx);
  });
  await begun.promise;
  return {
    end: async () => {
      mayEnd.resolve();
      return await written;
    },
  };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "magu-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

onEachEngine((open) => {
  it("reads what was committed while a long write goes on, and what it wrote after it", async () => {
    const storage = await open();
    const { db, snapshot } = storage;
    const writing = await longWrite(storage, 9);
    expect([await versionIn(db), await snapshot(versionIn)]).toEqual([0, 0]);
    expect(await writing.end()).toBe(9);
    expect([await versionIn(db), await snapshot(versionIn)]).toEqual([9, 9]);
  });

  it("lets single writes wait for a long one, and reads them at once", async () => {
    const storage = await open();
    const { db, snapshot, write } = storage;
    const writing = await longWrite(storage, 9);
    const order: number[] = [];
    const others = [
      setVersion(db, 10).then(async () => order.push(await versionIn(db))),
      write((trx) => setVersion(trx, 11)).then(async () => order.push(await versionIn(db))),
    ];
    expect(await versionIn(db)).toBe(0);
    await writing.end();
    await Promise.all(others);
    expect(order.at(-1)).toBe(await versionIn(db));
    for (const version of [20, 21, 22]) {
      await setVersion(db, version);
      expect([await versionIn(db), await snapshot(versionIn)]).toEqual([version, version]);
    }
  });

  it("keeps to one state within a snapshot, beside which single reads see the newest", async () => {
    const { db, snapshot } = await open();
    const seen = await snapshot(async (trx) => {
      const before = await versionIn(trx);
      await setVersion(db, 9);
      return [before, await versionIn(trx), await versionIn(db)];
    });
    expect(seen).toEqual([0, 0, 9]);
  });

  it("refuses a write within a snapshot", async () => {
    const { db, snapshot } = await open();
    await expect(snapshot((trx) => setVersion(trx, 9))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/read-?only/) },
    });
    expect(await versionIn(db)).toBe(0);
  });

  it("lets several servers start at once on one database", async () => {
    const { settings, db } = await open();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openStorage(settings)));
    await Promise.all(opened.map((storage) => storage.close()));
    expect(await db.selectFrom("catalogue_state").selectAll().execute()).toEqual([
      { id: 1, version: 0 },
    ]);
  });

  it("rolls a failed write back whole", async () => {
    const { write, db } = await open();
    const attempt = write(async (trx) => {
      await trx.updateTable("catalogue_state").set({ version: 9 }).execute();
      throw new Error("half way");
    });
    await expect(attempt).rejects.toThrow("half way");
    expect((await db.selectFrom("catalogue_state").selectAll().execute())[0]?.version).toBe(0);
  });

  it("waits for another server's write instead of failing", async () => {
    const { settings, db } = await open();
    const servers = await Promise.all([1, 2, 3].map(() => openStorage(settings)));
    await Promise.all(
      servers.flatMap(({ write }) =>
        Array.from({ length: 5 }, () =>
          write(async (trx) => {
            await trx
              .updateTable("catalogue_state")
              .set((column) => ({ version: column("version", "+", 1) }))
              .execute();
          }),
        ),
      ),
    );
    expect((await db.selectFrom("catalogue_state").selectAll().execute())[0]?.version).toBe(15);
    await Promise.all(servers.map((storage) => storage.close()));
  });
});

it("lets a statement of a request that hangs fail", async () => {
  const storage = openForServing({ databaseUrl: inject("postgresUrl"), dataDir: "" });
  onTestFinished(() => storage.close());
  const hanging = sql`select pg_sleep(30)`.execute(storage.db);
  await expect(hanging).rejects.toMatchObject({
    name: "StorageUnavailableError",
    cause: { message: expect.stringMatching(/timeout/) },
  });
});

it("keeps its files from everybody else on the machine", async () => {
  const dataDir = join(await emptyFolder(), "data");
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const modes = new Map<string, number>();
  for (const name of ["", ...(await readdir(dataDir))]) {
    modes.set(name, (await stat(join(dataDir, name))).mode & 0o777);
  }
  await storage.close();
  expect(Object.fromEntries(modes)).toEqual({
    "": 0o700,
    "magu.sqlite": 0o600,
    "magu.sqlite-shm": 0o600,
    "magu.sqlite-wal": 0o600,
  });
});

it("has one connection in memory, where another would find nothing", async () => {
  const db = new Kysely<{ notes: { id: number } }>({ dialect: sqliteDialect(":memory:") });
  onTestFinished(() => db.destroy());
  await db.schema.createTable("notes").addColumn("id", "integer").execute();
  const read = (from: typeof db) => from.selectFrom("notes").select("id").execute();
  await db.transaction().execute((trx) => trx.insertInto("notes").values({ id: 1 }).execute());
  expect(await read(db)).toEqual([{ id: 1 }]);
  expect(await db.transaction().setAccessMode("read only").execute(read)).toEqual([{ id: 1 }]);
});

it("refuses what passes for a single read and writes, on SQLite", async () => {
  const { db, close } = await openStorage({ databaseUrl: null, dataDir: await emptyFolder() });
  onTestFinished(close);
  const select = db.selectFrom("catalogue_state").selectAll().compile();
  const asSelect = { ...select, sql: "update catalogue_state set version = 9" };
  await expect(db.executeQuery(asSelect)).rejects.toMatchObject({
    cause: { message: "attempt to write a readonly database" },
  });
  expect(await versionIn(db)).toBe(0);
});

it("prepares once what is asked often, and keeps nothing of long statements, on SQLite", async () => {
  const db = new Kysely<{ notes: { id: number } }>({ dialect: sqliteDialect(":memory:") });
  onTestFinished(() => db.destroy());
  await db.schema.createTable("notes").addColumn("id", "integer").execute();
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());
  const preparedFor = async (statement: { execute(): Promise<unknown> }) => {
    await statement.execute();
    prepare.mockClear();
    await statement.execute();
    return prepare.mock.calls.length;
  };
  const numbers = Array.from({ length: 20_000 }, (_, id) => id);
  expect(await preparedFor(db.selectFrom("notes").select("id"))).toBe(0);
  expect(await preparedFor(db.insertInto("notes").values(numbers.map((id) => ({ id }))))).toBe(1);
  expect(await preparedFor(db.deleteFrom("notes").where("id", "in", numbers))).toBe(1);
});

it("reads the columns of a table that another server has changed, on SQLite", async () => {
  const dataDir = await emptyFolder();
  const [storage, other] = [
    await openStorage({ databaseUrl: null, dataDir }),
    await openStorage({ databaseUrl: null, dataDir }),
  ];
  onTestFinished(async () => void (await Promise.all([storage.close(), other.close()])));
  const read = () => storage.db.selectFrom("catalogue_state").selectAll().execute();
  expect(await read()).toEqual([{ id: 1, version: 0 }]);
  await sql`alter table catalogue_state add column later integer default 7`.execute(other.db);
  expect(await read()).toEqual([{ id: 1, version: 0, later: 7 }]);
});
