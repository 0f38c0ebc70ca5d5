import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../../../../test/app.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { readTable } from "../adapters/table.ts";
import { importRecords } from "../importing.service.server.ts";
import { exportDirectory } from "./exporting.service.server.ts";

onEachEngine((open) => {
  /** What the courses say, by reference. */
  const coursesOf = async (storage: Awaited<ReturnType<typeof open>>) =>
    await exportDirectory(storage, "whole", async (directory) => {
      const courses = await Array.fromAsync(directory.courses());
      const said = courses.map((course) => Object.entries(course).filter(([key]) => !OWN.has(key)));
      return new Map(
        said.map((fields) => [Object.fromEntries(fields).ref, Object.fromEntries(fields)]),
      );
    });

  it.each(["magu.csv.zip", "magu.json.gz"])(
    "takes this site's own %s into an empty site without a question: the same courses",
    async (name) => {
      const { app, storage: site } = await buildTestApp(open);
      const folder = mkdtempSync(join(tmpdir(), "magu-own-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, name);
      writeFileSync(path, (await app.inject(`/api/v1/download/${name}`)).rawPayload);
      const storage = await open();
      const { records, view } = await readTable(path, {
        mapping: null,
        isRemembered: false,
        categories: [],
        readSheet: async () => ({ name: "", rows: [], unread: [] }),
      });
      expect(view, "nothing is asked").toBe(null);
      const { refusals, omitted, courses } = await importRecords(storage, {
        source: "other-directory",
        fileName: name,
        records,
        dryRun: false,
      });
      expect([refusals, omitted]).toEqual([[], []]);
      expect(courses.created).toBeGreaterThan(10);
      expect(await coursesOf(storage)).toEqual(await coursesOf(site));
    },
  );
});

/** What each directory gives itself: numbers, where records come from, and when. */
const OWN = new Set([
  "id",
  "institution_id",
  "source",
  "sources",
  "history",
  "updated_at",
  "archived_on",
]);
