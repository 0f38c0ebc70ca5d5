import { expect, it } from "vitest";
import type { EntryRoute } from "#catalogue/entry.ts";
import type { Storage } from "#platform/db/database.ts";
import { confirmPair } from "#records/matching/matching.service.server.ts";
import type { CourseInput } from "#records/record.schema.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { importRecords } from "../importing.service.server.ts";
import { confirmRoutes, readRoutes } from "./routes.service.server.ts";

const OPERATOR = { operator: "test" };

const LEVEL_4 = "<p>Completion of a Level 4 qualification.</p>";
const level4: EntryRoute[] = [
  {
    conditions: [{ kind: "level", level: 4, fields: [] }],
    source_text: "Completion of a Level 4 qualification.",
  },
];

/** Imports courses of a college that state these general requirements, by reference. */
async function importCourses(
  storage: Storage,
  general: Readonly<Record<string, string | null>>,
  source = "own",
) {
  const courses = Object.entries(general).map(([ref, text], at) => ({
    line: at + 1,
    value: {
      ref,
      institution: "1",
      name: `Course ${ref}`,
      admission_general_requirements: text,
    } satisfies CourseInput,
  }));
  const institutions = [{ line: 1, value: { ref: "1", name: "Reef College" } }];
  const records = { institutions, courses, categories: [], notes: [], statedOn: "2026" };
  const request = { source, fileName: source, records, dryRun: false, confirmed: true };
  expect((await importRecords(storage, request)).refusals).toEqual([]);
}

/** Confirms what the texts of course 1 are read as now. */
async function confirmFirst(storage: Storage, ids: number[] = [1]) {
  const [first] = await readRoutes(storage);
  return await confirmRoutes(storage, { ...DECISION, pattern: first!.pattern, ids });
}

const DECISION = { by: "Aminath", now: new Date("2026-11-22T10:00:00Z") };

async function routes({ db }: Storage): Promise<unknown[]> {
  const rows = await db.selectFrom("courses").select("entry_routes").orderBy("id").execute();
  return rows.map(({ entry_routes }) => entry_routes && JSON.parse(entry_routes));
}

async function version({ db }: Storage): Promise<number> {
  const state = await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
  return state.version;
}

const readIds = async (storage: Storage) => (await readRoutes(storage)).map(({ id }) => id);

onEachEngine((open) => {
  it("reads what it understands of courses without routes, and publishes nothing", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: "<p>Ask the office.</p>", d: null });
    const before = await version(storage);
    const read = await readRoutes(storage);
    expect(read).toMatchObject([
      { id: 1, name: "Course a", institution: "Reef College", sentences: 1, understood: 1 },
      { id: 2, name: "Course b", source: "own", routes: level4 },
    ]);
    expect(new Set(read.map(({ pattern }) => pattern)).size).toBe(1);
    expect(await routes(storage)).toEqual([null, null, null, null]);
    expect(await version(storage)).toBe(before);
  });

  it("publishes what a person confirmed, with who and when in its history", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: "<p>18 years of age or over</p>" });
    const before = await version(storage);
    expect(await confirmFirst(storage)).toEqual([1]);
    expect(await routes(storage)).toEqual([level4, null, null]);
    expect(await version(storage)).toBe(before + 1);
    expect(await readIds(storage)).toEqual([2, 3]);
    expect(await confirmFirst(storage, [])).toEqual([2]);
    expect(await routes(storage)).toEqual([level4, level4, null]);
    const audited = storage.db.selectFrom("audit_entries").select(["action", "by_name", "detail"]);
    expect(await audited.orderBy("id").execute()).toEqual(
      [1, 2].map((id) => ({
        action: "routes_confirmed",
        by_name: "Command line (Aminath)",
        detail: `Courses ${id}`,
      })),
    );
    const revision = await storage.db
      .selectFrom("changes")
      .select(["source", "at", "after"])
      .where("kind", "=", "course")
      .where("record", "=", "1")
      .orderBy("version", "desc")
      .executeTakeFirstOrThrow();
    expect(revision).toMatchObject({ source: "own", at: "2026-11-22T10:00:00.000Z" });
    expect(revision.after).toContain("entry_routes");
  });

  it("keeps confirmed routes at the next import of the same texts, and reads others anew", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await confirmFirst(storage);
    await importCourses(storage, { a: LEVEL_4 });
    expect(await routes(storage)).toEqual([level4]);
    expect(await readIds(storage)).toEqual([]);
    await importCourses(storage, { a: "<p>Completion of a Level 5 qualification.</p>" });
    expect(await routes(storage)).toEqual([null]);
    expect(await readIds(storage)).toEqual([1]);
  });

  it("confirms nothing that is read otherwise than it was seen", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: null });
    const pattern = (await readRoutes(storage))[0]!.pattern;
    await importCourses(storage, { a: LEVEL_4, b: "<p>No entry requirements</p>", c: null });
    for (const ids of [
      [1, 2],
      [1, 3],
    ]) {
      const wrong = confirmRoutes(storage, { ...DECISION, pattern, ids });
      await expect(wrong).rejects.toThrow(
        `(${ids[1]}) is read as ${pattern} now; nothing was changed`,
      );
    }
    const unknown = confirmRoutes(storage, { ...DECISION, pattern: "none", ids: [] });
    await expect(unknown).rejects.toThrow("No course is read as none now");
    const nobody = confirmRoutes(storage, { ...DECISION, pattern, ids: [1], by: " " });
    await expect(nobody).rejects.toThrow("by");
    expect(await routes(storage)).toEqual([null, null, null]);
  });

  it("tells it to the statement that the texts are of, where several sources hold a course", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await importCourses(storage, { x: null }, "other");
    await confirmPair(storage, "institution", [1, 2], OPERATOR);
    await confirmPair(storage, "course", [1, 2], OPERATOR);
    await confirmFirst(storage);
    expect(await routes(storage)).toEqual([level4]);
    await importCourses(storage, { x: null }, "other");
    await importCourses(storage, { a: LEVEL_4 });
    expect(await routes(storage)).toEqual([level4]);
  });
});
