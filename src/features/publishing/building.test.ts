import { expect, it, onTestFinished } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { noFilters } from "#catalogue/filters.ts";
import type { Storage } from "#platform/db/database.ts";
import { publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openPacker, type Packer } from "./building.server.ts";

const QUERY = { filters: noFilters(), page: 1, limit: 10, order: "DESC" } as const;

function packerInThread(storage: Storage): Packer {
  const packer = openPacker(storage, 0);
  onTestFinished(() => packer.stop());
  return packer;
}

onEachEngine((open) => {
  it("packs the same in a thread of its own", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    const atOnce = await openPacker(storage).pack();
    const inThread = await packerInThread(storage).pack();
    expect(inThread).toEqual(atOnce);
    const [here, there] = [openCatalogue(atOnce), openCatalogue(inThread)];
    expect(there.stats).toEqual({ courses: 5, institutions: 3, categories: 3 });
    expect(there.searchCourses(QUERY)).toEqual(here.searchCourses(QUERY));
  });

  it("says when a thread cannot read the database", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    const gone = {
      ...storage,
      settings: { databaseUrl: "postgres://127.0.0.1:1/none", dataDir: "" },
    };
    const packer = packerInThread(gone);
    const refused = { cause: { code: "ECONNREFUSED" } };
    await expect(packer.pack()).rejects.toMatchObject(refused);
    await expect(packer.pack()).rejects.toMatchObject(refused);
  });

  it("packs again what changed, in the same thread and in another one", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    const packer = packerInThread(storage);
    const total = async () => openCatalogue(await packer.pack()).stats.courses;
    expect(await total()).toBe(5);
    await storage.write(async (trx) => {
      await trx.deleteFrom("courses").where("name", "=", "Swimming").execute();
      await trx.updateTable("catalogue_state").set({ version: 2 }).execute();
    });
    expect(await total()).toBe(4);
    await packer.stop();
    expect(await total()).toBe(4);
  });
});
