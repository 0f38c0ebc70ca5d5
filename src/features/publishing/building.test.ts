import { expect, it } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { noFilters } from "#catalogue/filters.ts";
import { publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { packPublished } from "./building.server.ts";

const QUERY = { filters: noFilters(), page: 1, limit: 10, order: "DESC" } as const;

onEachEngine((open) => {
  it("packs the same in a thread of its own", async () => {
    const storage = await open();
    await publish(storage, smallDirectory);
    const atOnce = await packPublished(storage);
    const inThread = await packPublished(storage, 0);
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
    await expect(packPublished(gone, 0)).rejects.toThrow(/ECONNREFUSED/);
  });
});
