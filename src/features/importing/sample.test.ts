import { expect, it } from "vitest";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { importRecords } from "./importing.service.server.ts";
import { loadSampleData } from "./sample.server.ts";

const countCourses = async ({ db }: Storage) =>
  (await db.selectFrom("courses").select("id").execute()).length;

onEachEngine((open) => {
  it("is loaded once by servers that start at the same time", async () => {
    const first = await open();
    const others = await Promise.all([openStorage(first.settings), openStorage(first.settings)]);
    const loaded = await Promise.all([first, ...others].map(loadSampleData));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await countCourses(first)).toBeGreaterThan(800);
    const { version } = await first.db
      .selectFrom("catalogue_state")
      .select("version")
      .executeTakeFirstOrThrow();
    expect(version).toBe(1);
    await Promise.all(others.map((storage) => storage.close()));
  });

  it("is not loaded into a directory that holds anything", async () => {
    const storage = await open();
    await importRecords(storage, {
      source: "magu",
      fileName: "one.json",
      records: {
        institutions: [{ line: 1, value: { ref: "a", name: "A College" } }],
        categories: [],
        courses: [],
        notes: [],
      },
      dryRun: false,
    });
    expect(await loadSampleData(storage)).toBe(false);
    expect(await countCourses(storage)).toBe(0);
  });
});
