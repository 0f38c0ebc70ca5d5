import { expect, it } from "vitest";
import type { EntryRoute } from "#catalogue/entry.ts";
import type { Storage } from "#platform/db/database.ts";
import { confirmPair } from "#records/matching/matching.service.server.ts";
import type { CourseInput } from "#records/record.schema.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { importRecords } from "../importing.service.server.ts";
import {
  confirmRoutes,
  listProposals,
  proposeRoutes,
  rejectRoutes,
} from "./routes.service.server.ts";

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

const decision = { by: "Aminath", now: new Date("2026-11-22T10:00:00Z"), isDryRun: false };
const of = (...ids: number[]) => ({ ids, pattern: null });

async function routes({ db }: Storage): Promise<unknown[]> {
  const rows = await db.selectFrom("courses").select("entry_routes").orderBy("id").execute();
  return rows.map(({ entry_routes }) => entry_routes && JSON.parse(entry_routes));
}

async function version({ db }: Storage): Promise<number> {
  const state = await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
  return state.version;
}

const waiting = async (storage: Storage) =>
  (await listProposals(storage, "proposed")).map(({ course_id }) => course_id);

onEachEngine((open) => {
  it("proposes what it understands of courses without routes, and publishes nothing", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: "<p>Ask the office.</p>", d: null });
    const before = await version(storage);
    expect(await proposeRoutes(storage, { ...decision, isDryRun: true })).toEqual({
      read: 4,
      waiting: 2,
      written: 2,
      whole: 2,
    });
    expect(await waiting(storage)).toEqual([]);
    await proposeRoutes(storage, decision);
    const proposals = await listProposals(storage, "proposed");
    expect(proposals).toMatchObject([
      { name: "Course a", institution: "Reef College", sentences: 1, understood: 1 },
      { name: "Course b", source: "own", decided_by: null },
    ]);
    expect(new Set(proposals.map(({ pattern }) => pattern)).size).toBe(1);
    expect(proposals.map((one) => JSON.parse(one.routes))).toEqual([level4, level4]);
    expect(await routes(storage)).toEqual([null, null, null, null]);
    expect(await version(storage)).toBe(before);
    expect(await proposeRoutes(storage, decision)).toMatchObject({ waiting: 2, written: 0 });
  });

  it("publishes what a person confirmed, once, with who and when in its history", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: "<p>18 years of age or over</p>" });
    await proposeRoutes(storage, decision);
    const before = await version(storage);
    expect(await confirmRoutes(storage, of(1), { ...decision, isDryRun: true })).toEqual([1]);
    expect(await routes(storage)).toEqual([null, null, null]);
    expect(await confirmRoutes(storage, of(1), decision)).toEqual([1]);
    expect(await routes(storage)).toEqual([level4, null, null]);
    expect(await version(storage)).toBe(before + 1);
    expect(await confirmRoutes(storage, of(1), decision)).toEqual([]);
    expect(await version(storage)).toBe(before + 1);
    const [{ pattern } = { pattern: "" }] = await listProposals(storage, "confirmed");
    expect(await confirmRoutes(storage, { ids: [], pattern }, decision)).toEqual([2]);
    expect(await routes(storage)).toEqual([level4, level4, null]);
    expect(await listProposals(storage, "confirmed")).toMatchObject([
      { course_id: 1, decided_by: "Aminath", decided_at: "2026-11-22T10:00:00.000Z" },
      { course_id: 2, source: "own" },
    ]);
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

  it("keeps confirmed routes at the next import of the same texts, and proposes for others", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await proposeRoutes(storage, decision);
    await confirmRoutes(storage, of(1), decision);
    await importCourses(storage, { a: LEVEL_4 });
    expect(await routes(storage)).toEqual([level4]);
    expect(await proposeRoutes(storage, decision)).toMatchObject({ read: 0, waiting: 0 });
    await importCourses(storage, { a: "<p>Completion of a Level 5 qualification.</p>" });
    expect(await routes(storage)).toEqual([null]);
    expect(await proposeRoutes(storage, decision)).toMatchObject({ waiting: 1, written: 1 });
  });

  it("confirms nothing where one of the texts changed, or none is proposed", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4, b: LEVEL_4, c: null });
    await proposeRoutes(storage, decision);
    await importCourses(storage, { a: LEVEL_4, b: "<p>No entry requirements</p>", c: null });
    await expect(confirmRoutes(storage, of(1, 2), decision)).rejects.toThrow(
      "The requirements of course 2 changed since they were read; nothing was changed.",
    );
    await expect(confirmRoutes(storage, of(1, 3), decision)).rejects.toThrow(
      "Nothing is proposed for course 3; nothing was changed.",
    );
    await expect(confirmRoutes(storage, of(1), { ...decision, by: " " })).rejects.toThrow("by");
    expect(await routes(storage)).toEqual([null, null, null]);
    expect(await waiting(storage)).toEqual([1, 2]);
  });

  it("proposes what was rejected again only when the texts are others", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await proposeRoutes(storage, decision);
    expect(await rejectRoutes(storage, of(1), decision)).toEqual([1]);
    expect(await proposeRoutes(storage, decision)).toMatchObject({ read: 0, waiting: 0 });
    expect(await waiting(storage)).toEqual([]);
    await importCourses(storage, { a: "<p>Completion of a Level 5 qualification.</p>" });
    await proposeRoutes(storage, decision);
    expect(await waiting(storage)).toEqual([1]);
  });

  it("publishes edited routes by the rules of the import format", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await proposeRoutes(storage, decision);
    const [{ texts } = { texts: "" }] = await listProposals(storage, "proposed");
    const edited = (field: string): EntryRoute[] => [
      { ...level4[0]!, conditions: [{ kind: "level", level: 4, fields: [field] }] },
    ];
    const wrong = { edited: [{ course: 1, texts, routes: edited("Cookery") }] };
    await expect(confirmRoutes(storage, wrong, decision)).rejects.toThrow('there is no "Cookery"');
    const other = { edited: [{ course: 1, texts: "of another text", routes: level4 }] };
    await expect(confirmRoutes(storage, other, decision)).rejects.toThrow("changed since");
    await storage.db.insertInto("categories").values({ name: "Cookery" }).execute();
    expect(await confirmRoutes(storage, wrong, decision)).toEqual([1]);
    expect(await routes(storage)).toEqual([edited("Cookery")]);
  });

  it("tells it to the statement that the texts are of, where several sources hold a course", async () => {
    const storage = await open();
    await importCourses(storage, { a: LEVEL_4 });
    await importCourses(storage, { x: null }, "other");
    await confirmPair(storage, "institution", [1, 2], OPERATOR);
    await confirmPair(storage, "course", [1, 2], OPERATOR);
    await proposeRoutes(storage, decision);
    await confirmRoutes(storage, of(1), decision);
    expect(await routes(storage)).toEqual([level4]);
    await importCourses(storage, { x: null }, "other");
    await importCourses(storage, { a: LEVEL_4 });
    expect(await routes(storage)).toEqual([level4]);
  });
});
