import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { openForServing, openStorage } from "./database.ts";

onEachEngine((open) => {
  it("lets several servers start at once on one database", async () => {
    const { settings, db } = await open();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openStorage(settings)));
    await Promise.all(opened.map((storage) => storage.close()));
    expect(await db.selectFrom("catalogue_state").selectAll().execute()).toEqual([
      { id: 1, version: 0, synonyms: 0 },
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
  const folder = await mkdtemp(join(tmpdir(), "magu-private-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, "data");
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
