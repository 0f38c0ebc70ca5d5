import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { type Cluster, startCluster } from "../../../test/postgres.ts";
import { openForServing, openStorage, type Storage } from "./database.ts";

/** A server's storage on a PostgreSQL of this test's own. */
async function ownDatabase(): Promise<{ cluster: Cluster; storage: Storage }> {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const settings = { databaseUrl: cluster.url, dataDir: "" };
  await (await openStorage(settings)).close();
  const storage = openForServing(settings);
  onTestFinished(() => storage.close());
  return { cluster, storage };
}

const note = (storage: Storage, path: string) =>
  storage.write((trx) =>
    trx.insertInto("page_views").values({ day: "2026-11-22", path, views: 1 }).execute(),
  );

/** Reads and writes without a pause until it is told to stop; says which writes were acknowledged. */
function load(storage: Storage) {
  const acknowledged: string[] = [];
  const refusals: unknown[] = [];
  let stopped = false;
  const work = async (worker: number) => {
    for (let turn = 0; !stopped; turn++) {
      const path = `/${worker}/${turn}`;
      try {
        await storage.snapshot((trx) => trx.selectFrom("catalogue_state").selectAll().execute());
        await note(storage, path);
        acknowledged.push(path);
      } catch (error) {
        refusals.push(error);
        await sleep(5);
      }
    }
  };
  const workers = [1, 2, 3, 4, 5, 6].map(work);
  return {
    acknowledged,
    refusals,
    stop: async () => {
      stopped = true;
      await Promise.all(workers);
    },
  };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(10);
};

it.each(["SIGINT", "SIGKILL"] as const)(
  "outlives a database that ends by %s under load, and loses nothing",
  async (signal) => {
    const { cluster, storage } = await ownDatabase();
    const heard: unknown[] = [];
    const announcements = storage.listen(
      () => undefined,
      (error) => heard.push(error),
    );
    const { acknowledged, refusals, stop } = load(storage);
    await until(() => acknowledged.length > 20);
    await cluster.end(signal);
    await until(() => refusals.length > 20);
    await cluster.begin();
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 20);
    await stop();
    await announcements.stop();
    expect(heard.length).toBeGreaterThan(0);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        name: "StorageUnavailableError",
        status: 503,
        retryAfter: 5,
      });
    }
    const kept = await storage.db.selectFrom("page_views").select("path").execute();
    const paths = new Set(kept.map(({ path }) => path));
    expect(acknowledged.filter((path) => !paths.has(path))).toEqual([]);
  },
);

it("tells what is wrong with a statement from a database that is lost", async () => {
  const { storage } = await ownDatabase();
  await note(storage, "/twice");
  await expect(note(storage, "/twice")).rejects.toMatchObject({ code: "23505" });
  await note(storage, "/once");
});
