import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import type { SourceRecord } from "#records/source-records.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { type ImportRequest, importRecords } from "./importing.service.server.ts";

const college = { ref: "c", name: "College" };
const school = { ref: "s", name: "School" };
const course = (ref: string, institution = "c") => ({ ref, institution, name: `Course ${ref}` });
const many = Array.from({ length: 30 }, (_, index) => course(`m${index}`));

interface Given extends Partial<ImportRequest> {
  institutions?: unknown[];
  statedOn?: string;
  extra?: SourceRecord[];
}

/** Imports a state of the register CRICOS, whose files hold everything. */
function importRegister(
  storage: Storage,
  courses: unknown[],
  { institutions = [college, school], statedOn = "2023-01-03", extra = [], ...request }: Given = {},
) {
  const numbered = (values: unknown[]) =>
    values.map((value, index) => ({ line: index + 2, value }));
  return importRecords(storage, {
    source: "cricos",
    fileName: "courses.csv",
    records: {
      institutions: numbered(institutions),
      categories: [],
      courses: [...numbered(courses), ...extra],
      notes: [],
      statedOn,
    },
    dryRun: false,
    ...request,
  });
}

const archived = async ({ db }: Storage) => {
  const rows = await db
    .selectFrom("courses")
    .select(["external_ref", "archived_on"])
    .where("archived_on", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ external_ref, archived_on }) => [external_ref, archived_on]);
};

onEachEngine((open) => {
  it("archives what a register no longer holds, names it, and brings it back in place", async () => {
    const storage = await open();
    await importRegister(storage, [...many, course("a")], { statedOn: "2022-10-04" });
    const ids = await storage.db.selectFrom("courses").select("id").orderBy("id").execute();
    const report = await importRegister(storage, many);
    expect(report.archived).toEqual([
      {
        kind: "courses",
        id: ids.at(-1)?.id,
        ref: "a",
        name: "Course a",
        institution: "College",
      },
    ]);
    expect(report.courses).toMatchObject({
      not_in_file: 1,
      archived: 1,
      changed: 0,
      unchanged: 30,
    });
    expect(await archived(storage)).toEqual([["a", "2023-01-03"]]);
    const again = await importRegister(storage, many);
    expect(again).toMatchObject({ written: false, archived: [], courses: { not_in_file: 1 } });

    const back = await importRegister(storage, [...many, course("a")], { statedOn: "2023-06" });
    expect(back.returned.map(({ ref }) => ref)).toEqual(["a"]);
    expect(await archived(storage)).toEqual([]);
    expect(await storage.db.selectFrom("courses").select("id").orderBy("id").execute()).toEqual(
      ids,
    );
  });

  it("says in a dry run what would go, and writes nothing", async () => {
    const storage = await open();
    await importRegister(storage, [course("a"), course("b")]);
    const report = await importRegister(storage, [course("b")], { dryRun: true });
    expect(report.archived.map(({ ref }) => ref)).toEqual(["a"]);
    expect(report.asks).toEqual([
      "The file lacks 1 of the 2 published courses of the CRICOS register, which would be archived.",
    ]);
    expect(await archived(storage)).toEqual([]);
  });

  it("asks before more than a tenth goes, and before an older state than the stored one", async () => {
    const storage = await open();
    await importRegister(storage, many);
    const three = many.slice(3);
    const four = many.slice(4);
    await expect(importRegister(storage, four)).rejects.toMatchObject({
      code: "needs_confirmation",
      archived: many.slice(0, 4).map(({ ref }) => expect.objectContaining({ ref })),
    });
    await expect(importRegister(storage, many, { statedOn: "2022" })).rejects.toThrow(
      "The file is of 2022, and the directory holds the CRICOS register of 3 January 2023.",
    );
    expect(await archived(storage)).toEqual([]);
    expect((await importRegister(storage, three)).courses.archived).toBe(3);
    expect((await importRegister(storage, [], { confirmed: true })).courses.archived).toBe(0);
    const few = three.slice(0, 5);
    expect((await importRegister(storage, few, { confirmed: true })).courses.archived).toBe(22);
  });

  it("keeps what vanished where it is told to, and where the source is a file of somebody's own", async () => {
    const storage = await open();
    await importRegister(storage, many);
    const kept = await importRegister(storage, many.slice(9), { vanished: "keep" });
    expect(kept.courses).toMatchObject({ archived: 0, not_in_file: 9 });
    await importRegister(storage, many, { source: "magu" });
    const own = await importRegister(storage, many.slice(9), { source: "magu" });
    expect(own.courses).toMatchObject({ archived: 0, not_in_file: 9 });
    const told = await importRegister(storage, many.slice(1), {
      source: "magu",
      vanished: "archive",
    });
    expect(told.courses).toMatchObject({ archived: 1 });
  });

  it("archives no record that the file holds and that is refused", async () => {
    const storage = await open();
    await importRegister(storage, [...many, course("a")]);
    const wrong = { ...course("a"), credits: -1 };
    const report = await importRegister(storage, [...many, wrong]);
    expect(report.courses).toMatchObject({ refused: 1, archived: 0 });
    const extra = [{ line: 99, value: {}, problem: "has another number of cells than the header" }];
    const unread = await importRegister(storage, many, { extra });
    expect(unread.courses).toMatchObject({ refused: 1, archived: 0, not_in_file: 1 });
  });

  it("archives an institution with its last course, and no other", async () => {
    const storage = await open();
    await importRegister(storage, [...many, course("a", "s")]);
    const stays = await importRegister(storage, [...many, course("a", "s")], {
      institutions: [college],
    });
    expect(stays.archived).toEqual([]);
    const goes = await importRegister(storage, many, { institutions: [college] });
    expect(goes.archived.map(({ kind, ref }) => `${kind} ${ref}`)).toEqual([
      "institutions s",
      "courses a",
    ]);
    const back = await importRegister(storage, [...many, course("a", "s")]);
    expect(back.returned.map(({ ref }) => ref)).toEqual(["s", "a"]);
  });

  it("keeps the date of each statement, and of groups of facts that have their own", async () => {
    const storage = await open();
    const facts = { cost: { stated_on: "2022", holds_until: "2024-06", note: "Letter" } };
    const dated = { ...course("b"), stated_on: "2022-12", holds_until: "2025", facts };
    await importRegister(storage, [course("a"), dated]);
    const rows = await storage.db
      .selectFrom("course_sources")
      .select(["external_ref", "stated_on", "holds_until", "facts"])
      .orderBy("external_ref")
      .execute();
    expect(rows).toEqual([
      { external_ref: "a", stated_on: "2023-01-03", holds_until: null, facts: null },
      {
        external_ref: "b",
        stated_on: "2022-12",
        holds_until: "2025",
        facts: JSON.stringify(facts),
      },
    ]);
    const later = await importRegister(storage, [course("a"), dated], { statedOn: "2023-02" });
    expect(later).toMatchObject({
      written: true,
      courses: { changed: 0, unchanged: 2 },
      notes: [{ text: "records that say the same at another date", count: 3 }],
    });
  });

  it("refuses dates that are none, and a status that contradicts the approval", async () => {
    const storage = await open();
    const report = await importRegister(storage, [
      { ...course("a"), stated_on: "March 2021" },
      { ...course("b"), stated_on: "2026-02-30" },
      { ...course("c"), mqa_approved: true, approval_status: "withdrawn" },
      { ...course("d"), approval_status: "temporary" },
    ]);
    expect(report.refusals.map(({ ref, field, reason }) => [ref, field, reason])).toEqual([
      ["a", "stated_on", "must be a day (2026-11-03), a month (2026-11) or a year (2026)"],
      ["b", "stated_on", "is no day of the calendar"],
      ["c", "approval_status", "contradicts mqa_approved"],
    ]);
    const { mqa_approved } = await storage.db
      .selectFrom("courses")
      .select("mqa_approved")
      .executeTakeFirstOrThrow();
    expect(mqa_approved).toBe(1);
  });
});
