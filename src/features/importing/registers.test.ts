import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { expect, it, onTestFinished } from "vitest";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { joinCertain } from "#records/matching/matching.service.server.ts";
import { readCricos } from "../../../bench/cricos/cricos.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { ium } from "./adapters/ium.ts";
import { aboutAt, recordsAt } from "./adapters/magu.ts";
import { mqa } from "./adapters/mqa.ts";
import { exportDirectory } from "./exporting/exporting.service.server.ts";
import { jsonExport } from "./exporting/json-export.ts";
import { restoreExport } from "./exporting/restoring.service.server.ts";
import { importRecords } from "./importing.service.server.ts";
import type { Adapter } from "./importing.ts";

const OPERATOR = { operator: "test" };

/** The registers, stored outside the repository; without them these tests are skipped. */
const DATA = new URL("../../../../shared/data", import.meta.url).pathname;

/** Courses of the Australian register of October 2022, and what that of January 2023 changes. */
const WHOLE_CRICOS = {
  courses: 25_668,
  newer: {
    read: 25_687,
    created: 634,
    changed: 6_411,
    unchanged: 18_642,
    not_in_file: 615,
    archived: 437,
  },
};

/** The same of its providers whose code begins with 01. */
const CUT_OF_CRICOS = {
  courses: 1_481,
  newer: {
    read: 1_453,
    created: 15,
    changed: 321,
    unchanged: 1_117,
    not_in_file: 43,
    archived: 28,
  },
};

/** The Australian register, in one of its states; the newest unless told. */
const cricosOf = (snapshot?: string) => ({
  name: "cricos",
  read: (path: string) => readCricos(path, snapshot),
});

async function importFrom(
  storage: Storage,
  adapter: Pick<Adapter, "name" | "read">,
  folder: string,
  confirmed = false,
) {
  const records = await adapter.read(resolve(DATA, folder));
  const request = { source: adapter.name, fileName: folder, records, dryRun: false, confirmed };
  return await importRecords(storage, request);
}

async function idOf(storage: Storage, table: "courses" | "institutions", name: string) {
  const rows = await storage.db.selectFrom(table).select("id").where("name", "=", name).execute();
  return rows.map(({ id }) => id);
}

async function servicesOf(storage: Storage) {
  const published = await openPublished(storage, () => undefined);
  return {
    published,
    courses: createCoursesService(storage, published),
    institutions: createInstitutionsService(storage, published),
  };
}

onEachEngine((open) => {
  it.skipIf(!existsSync(DATA))(
    "brings MQA and the Islamic University together, and the same files again change nothing",
    async () => {
      const storage = await open();
      await importFrom(storage, mqa, "mv-mqa-register");
      const second = await importFrom(storage, ium, "mv-ium-courses");
      expect(second.courses).toMatchObject({ read: 84, created: 83, refused: 1 });
      const [before = 0, twin = 0] = await idOf(
        storage,
        "institutions",
        "Islamic University of Maldives",
      );
      expect(twin).toBeGreaterThan(before);

      const joined = await joinCertain(storage, OPERATOR);
      expect(joined.institutions.map(({ records }) => records.map(({ id }) => id))).toEqual([
        [before, twin],
      ]);
      expect(joined.courses.length).toBeGreaterThan(25);
      expect((await joinCertain(storage, OPERATOR)).courses).toEqual([]);

      const { courses, institutions, published } = await servicesOf(storage);
      const institution = await institutions.institution(twin);
      expect(institution.id).toBe(before);
      expect(institution.sources.map(({ source }) => source)).toEqual(["ium", "mqa"]);
      const [pair] = joined.courses.filter(({ records }) =>
        records[0].name.startsWith("Bachelor of Human Resource"),
      );
      const course = await courses.course(pair!.records[1].id);
      expect(course.id).toBe(pair!.records[0].id);
      expect(course).toMatchObject({
        credits: 371,
        fee_text: "Free",
        mqa_approved: true,
        approval_status: "approved",
        languages: ["English"],
        facts: {
          approval: { source: "mqa", stated_on: "2021-03" },
          cost: { source: "ium", stated_on: "2023-12-20" },
          intakes: null,
          entry: null,
          record: { source: "ium", stated_on: "2023-12-20" },
        },
        field_sources: { credits: "mqa", delivery_modalities: "mqa" },
      });
      await published.stop();

      const version = await storage.db.selectFrom("catalogue_state").select("version").execute();
      for (const [adapter, folder] of [
        [ium, "mv-ium-courses"],
        [mqa, "mv-mqa-register"],
      ] as const) {
        const again = await importFrom(storage, adapter, folder);
        expect(again, adapter.name).toMatchObject({
          written: false,
          courses: { created: 0, changed: 0, archived: 0 },
        });
      }
      expect(await storage.db.selectFrom("catalogue_state").select("version").execute()).toEqual(
        version,
      );
    },
    300_000,
  );

  it.skipIf(!existsSync(DATA))(
    "goes from one state of the Australian register to the next, and back",
    async () => {
      const storage = await open();
      // The whole register on one engine: it takes a minute on each.
      const isWhole = storage.settings.databaseUrl === null;
      const folder = isWhole ? "cricos" : await cutOfCricos("01");
      const { courses: of2022, newer: of2023 } = isWhole ? WHOLE_CRICOS : CUT_OF_CRICOS;
      const first = await importFrom(storage, cricosOf("2022-10-04"), folder);
      expect(first.courses).toMatchObject({ read: of2022, created: of2022, refused: 0 });
      const newer = await importFrom(storage, cricosOf("2023-01-03"), folder);
      expect(newer.refusals).toEqual([]);
      expect(newer.courses).toEqual({ ...of2023, refused: 0, returned: 0 });
      const gone = newer.archived.find(({ kind }) => kind === "courses")!;
      const { courses, published } = await servicesOf(storage);
      expect(published.current().course(gone.id)).toBeUndefined();
      await expect(courses.course(gone.id)).rejects.toMatchObject({
        status: 410,
        code: "archived",
        archived: {
          id: gone.id,
          name: gone.name,
          institution: { name: gone.institution },
          source: "cricos",
          since: "2023-01-03",
        },
      });

      const older = cricosOf("2022-10-04");
      await expect(importFrom(storage, older, folder)).rejects.toMatchObject({
        code: "needs_confirmation",
        asks: [
          "The file is of 4 October 2022, and the directory holds the CRICOS register of 3 January 2023.",
        ],
      });
      const back = await importFrom(storage, older, folder, true);
      expect(back.courses).toMatchObject({ returned: of2023.archived });
      await published.refresh();
      expect((await courses.course(gone.id)).name).toBe(gone.name);
      await published.stop();
    },
    600_000,
  );

  it.skipIf(!existsSync(DATA))(
    "keeps both states of the Australian register, MQA and the Islamic University in one export (needs ../shared/data)",
    async () => {
      const storage = await open();
      const cut = await cutOfCricos("010");
      await importFrom(storage, cricosOf("2022-10-04"), cut);
      const newer = await importFrom(storage, cricosOf(), cut, true);
      expect(newer.courses.archived).toBeGreaterThan(0);
      await importFrom(storage, mqa, "mv-mqa-register");
      await importFrom(storage, ium, "mv-ium-courses");
      expect((await joinCertain(storage, OPERATOR)).courses.length).toBeGreaterThan(25);

      for (const [adapter, folder] of [
        [cricosOf(), cut],
        [mqa, "mv-mqa-register"],
        [ium, "mv-ium-courses"],
      ] as const) {
        const again = await importFrom(storage, adapter, folder);
        expect(again, adapter.name).toMatchObject({ written: false, archived: [], returned: [] });
      }
      expect((await joinCertain(storage, OPERATOR)).courses).toEqual([]);

      const path = join(await temporaryFolder(), "export.json");
      const exported = await exportTo(storage, path);
      const empty = await open();
      const read = recordsAt(path, true);
      const about = await aboutAt(path);
      const request = { fileName: "export", about, read, dryRun: false };
      const restored = await restoreExport(empty, request);
      expect(restored.refusals).toEqual([]);
      expect((await exportTo(empty, path)) === exported).toBe(true);
    },
    300_000,
  );
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "magu-registers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Both states of the Australian register, limited to providers whose code begins so. */
async function cutOfCricos(beginning: string): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of await readdir(join(DATA, "cricos"))) {
    if (!name.endsWith(".csv.gz")) continue;
    const text = gunzipSync(await readFile(join(DATA, "cricos", name))).toString();
    const [header = [], ...rows] = parse(text, { relax_column_count: true });
    const provider = header.map((column) => column.trim()).indexOf("CRICOS Provider Code");
    const kept = [header, ...rows.filter((row) => row[provider]?.startsWith(beginning))];
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = kept.map((row) => row.map(quoted).join(","));
    await writeFile(join(folder, name.replace(/\.gz$/, "")), lines.join("\n"));
  }
  return folder;
}

async function exportTo(storage: Storage, path: string): Promise<string> {
  const pieces = await exportDirectory(storage, "whole", (directory) =>
    Array.fromAsync(jsonExport(directory)),
  );
  await writeFile(path, pieces.join(""));
  return pieces.join("");
}
