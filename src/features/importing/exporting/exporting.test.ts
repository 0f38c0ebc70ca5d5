import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { writeRevisions } from "#records/changes.repository.server.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { aboutAt, recordsAt } from "../adapters/magu.ts";
import { importRecords } from "../importing.service.server.ts";
import { loadSampleData } from "../sample.server.ts";
import { csvExport } from "./csv-export.server.ts";
import type { Scope } from "./directory-rows.repository.server.ts";
import { exportDirectory } from "./exporting.service.server.ts";
import { jsonExport } from "./json-export.ts";
import { isExport, restoreExport } from "./restoring.service.server.ts";

const textOf = async (pieces: AsyncIterable<string>) => (await Array.fromAsync(pieces)).join("");

const jsonOf = (storage: Storage, scope: Scope = "whole") =>
  exportDirectory(storage, scope, (directory) => textOf(jsonExport(directory)));

const csvOf = (storage: Storage, scope: Scope = "whole") =>
  exportDirectory(storage, scope, async (directory) => {
    const files: Record<string, string> = {};
    for (const { name, pieces } of csvExport(directory)) files[name] = await textOf(pieces());
    return files;
  });

/** Writes the files and restores the storage from them. */
async function restore(storage: Storage, files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "magu-export-"));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const path = files["export.json"] === undefined ? folder : join(folder, "export.json");
    const about = await aboutAt(path);
    expect(isExport(about)).toBe(true);
    return await restoreExport(storage, {
      fileName: "export",
      about,
      read: recordsAt(path, true),
      dryRun: false,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const numbered = (values: object[] = []) => values.map((value, at) => ({ line: at + 1, value }));
const recordsOf = (directory: Record<string, object[]>): SourceRecords => ({
  institutions: numbered(directory.institutions),
  categories: numbered(directory.categories),
  courses: numbered(directory.courses),
  notes: [],
  statedOn: "2026-11-03",
});
const fill = (storage: Storage, source: string, directory: Record<string, object[]>) =>
  importRecords(storage, {
    source,
    fileName: "test",
    records: recordsOf(directory),
    dryRun: false,
    confirmed: true,
  });

const reef = {
  ref: "reef",
  name: "Reef &amp;amp; Shore",
  name_dv: "ފަރު",
  overview: "Teaches R&D",
  slides: [{ order: 2, url: "/pictures/patterns/reef.svg", alt: 'A "reef", at dawn' }],
  campuses: [
    { name: "Malé", is_main: true, phone: "+960 300 0000", email: "info@reef.example" },
    { name: "Addu | City", link_website: "https://reef.example/?a=1&b=2" },
  ],
  faculties: [{ name: "Faculty of Fish" }],
};
const diploma = {
  ref: "dip",
  institution: "reef",
  name: 'Diploma, in "Diving"',
  duration_months: 12.345,
  duration_remarks: "First line\nsecond line",
  intakes: ["January | May", "July", "When & where"],
  intake_details: [
    { label: "July", year: 2027, month: 7, deadline: "2027-06-15" },
    { label: "When & where", all_year: true, apply_url: "https://reef.example/?a=1&b=2" },
  ],
  languages: ["English", "Dhivehi"],
  categories: ["Diving"],
  campuses: ["Addu | City"],
  mqa_approved: true,
  fees: [
    { type: "Total Fee", fee_start: 45_000 },
    { type: "Registration", currency: "USD", fee_start: 50, remarks: "once;\tonly" },
    { type: "Books", currency: "LKR", fee_start: 1, fee_end: 9 },
  ],
  modules: "<p>One</p><ul><li>Two &amp; three</li></ul>",
  careers: "Diver",
  facts: { cost: { stated_on: "2026-10", note: "Letter" } },
};
const whole = {
  institutions: [reef],
  categories: [{ name: "Sea" }, { name: "Diving", parent: "Sea" }],
  courses: [diploma, { ref: "hidden", institution: "reef", name: "Hidden", is_published: false }],
};
const register = {
  institutions: [{ ref: "1", name: "Register College" }],
  courses: [
    { ref: "1", institution: "1", name: "Certificate" },
    { ref: "2", institution: "1", name: "Gone" },
  ],
};

/** An operator's category, and an institution, each with a name that leads to it. */
async function nameFormerly({ db }: Storage): Promise<void> {
  const institution = await db.selectFrom("institutions").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("former_institution_names")
    .values({
      folded: "reef; old",
      name: "Reef; Old",
      until: "2026-11-23",
      institution_id: institution.id,
    })
    .execute();
  await db.updateTable("categories").set({ stated_on: "2026-11-23" }).execute();
  const { id } = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("former_category_names")
    .values({ folded: "ocean, blue", name: "Ocean, Blue", category_id: id, until: "2026-11-23" })
    .execute();
}

/** A directory with several sources, hidden and archived courses, and a course with two sources. */
async function fillMixed(storage: Storage): Promise<void> {
  const pairs = ["b", "a"].map((other_ref) => ({
    kind: "course" as const,
    source: "magu",
    external_ref: "dip",
    other_source: "mqa",
    other_ref,
  }));
  await storage.db.insertInto("records_kept_apart").values(pairs).execute();
  await fill(storage, "magu", whole);
  await nameFormerly(storage);
  await fill(storage, "cricos", register);
  await fill(storage, "cricos", { ...register, courses: register.courses.slice(0, 1) });
  await fill(storage, "mqa", { ...register, courses: register.courses.slice(0, 1) });
  const { db } = storage;
  const said = (await db
    .selectFrom("course_sources")
    .innerJoin("courses", "courses.id", "course_id")
    .selectAll("courses")
    .where("course_sources.source", "=", "magu")
    .where("courses.external_ref", "=", "dip")
    .executeTakeFirst()) ?? { id: 0 };
  await db
    .updateTable("course_sources")
    .set({
      statement: JSON.stringify({
        institution: "reef",
        name: "Diploma",
        intakes: [],
        fees: [],
        categories: ["Diving"],
        campuses: [],
        languages: "[]",
        delivery_modalities: "[]",
        is_published: 1,
      }),
    })
    .where("course_id", "=", said.id)
    .execute();
  await db
    .insertInto("course_sources")
    .values({
      source: "mqa",
      external_ref: "77",
      course_id: said.id,
      stated_on: "2021-03",
      holds_until: null,
      facts: null,
      vanished_on: null,
      joined_from: 4_242,
      statement: JSON.stringify({
        institution: "1",
        name: "DIPLOMA",
        mqa_approved: 1,
        intakes: [],
        fees: [],
        categories: [],
        campuses: [],
        languages: "[]",
        delivery_modalities: "[]",
        is_published: 1,
      }),
    })
    .execute();
}

/** A price that a person changed, and what the audit log has of it. */
async function changeByHand({ db, write }: Storage): Promise<void> {
  const { id } = await db
    .selectFrom("courses")
    .select("id")
    .where("external_ref", "=", "dip")
    .executeTakeFirstOrThrow();
  const at = "2026-11-20T10:00:00.000Z";
  const user = { name: "Aishath", email: "a@example.com", mobile: null, disabled_at: null };
  await db
    .insertInto("users")
    .values({ ...user, id: "u1", created_at: at, updated_at: at })
    .execute();
  await write(async (trx) => {
    const changes = { before: { name: "Diploma" }, after: { name: 'Diploma, in "Diving"' } };
    await writeRevisions(trx, "course", [{ id, changes }], {
      at,
      source: "institution",
      user_id: "u1",
    });
    await record(trx, {
      by: { id: "u1", name: "Aishath" },
      action: "role_changed",
      subject: { kind: "account", id: "u1", name: "Aishath" },
      detail: "From user to editor",
    });
  });
}

onEachEngine((open) => {
  it("goes into an empty directory as it was, under its ids, and comes out the same", async () => {
    const storage = await open();
    await fillMixed(storage);
    await changeByHand(storage);
    // Gaps between ids, as in a directory that is years old.
    await storage.db.deleteFrom("categories").where("name", "=", "None").execute();
    const json = await jsonOf(storage);
    const csv = await csvOf(storage);
    expect(json).toContain('"joined_from":4242');
    expect(json).toContain('"former_names":["Reef; Old"]');
    expect(JSON.parse(json).about.kept_apart).toHaveLength(2);
    expect(JSON.parse(json).about.audit).toHaveLength(1);
    expect(json).toContain('"by":"Aishath"');
    for (const files of [{ "export.json": json }, csv]) {
      const empty = await open();
      const report = await restore(empty, files);
      expect(report.refusals).toEqual([]);
      expect(await jsonOf(empty)).toBe(json);
      expect(await csvOf(empty)).toEqual(csv);
      // New records are numbered after the existing ones.
      const next = { ...whole, courses: [{ ...diploma, ref: "next" }] };
      expect((await fill(empty, "magu", next)).courses).toMatchObject({ created: 1, refused: 0 });
    }
  });

  it("leaves out of the public file what may not go on", async () => {
    const storage = await open();
    await fillMixed(storage);
    await changeByHand(storage);
    const json = await jsonOf(storage, "public");
    const { about, institutions, courses } = JSON.parse(json);
    expect(about.licence.name).toContain("Attribution 4.0");
    expect(JSON.parse(await jsonOf(storage)).about.licence).toBeNull();
    expect(about.sources.map(({ source }: { source: string }) => source)).toEqual([
      "cricos",
      "magu",
    ]);
    expect(institutions.map(({ source }: { source: string }) => source)).toEqual([
      "magu",
      "cricos",
    ]);
    expect(courses.map(({ name }: { name: string }) => name)).toEqual(["Diploma", "Certificate"]);
    expect(json).not.toMatch(/mqa"|DIPLOMA|Hidden|Gone|Reef; Old|Aishath|"history"/);
    const empty = await open();
    expect((await restore(empty, await csvOf(storage, "public"))).refusals).toEqual([]);
    expect(await jsonOf(empty, "public")).toBe(json);
  });

  it("goes into no directory that holds anything, and changes nothing there", async () => {
    const storage = await open();
    await fill(storage, "magu", whole);
    const before = await jsonOf(storage);
    await expect(restore(storage, { "export.json": before })).rejects.toThrow("empty database");
    expect(await jsonOf(storage)).toBe(before);
  });

  it("refuses records that contradict each other, and takes the rest", async () => {
    const storage = await open();
    await fill(storage, "magu", whole);
    const directory = JSON.parse(await jsonOf(storage));
    directory.courses.push(
      { ...directory.courses[0], id: 99 },
      { ...directory.courses[0], id: 98, ref: "x", institution_id: 7, sources: [] },
      { ...directory.courses[0], id: 97, ref: "y", institution_id: 7 },
    );
    const empty = await open();
    const report = await restore(empty, { "export.json": JSON.stringify(directory) });
    expect(report.courses).toMatchObject({ read: 5, created: 2, refused: 3 });
    expect(report.refusals.map(({ field, reason }) => field || reason)).toEqual([
      'there is a course ["magu","dip"] already',
      "sources",
      "there is no institution 7",
    ]);
  });

  it("keeps the whole sample directory", async () => {
    const storage = await open();
    await loadSampleData(storage);
    const json = await jsonOf(storage);
    const empty = await open();
    await restore(empty, await csvOf(storage));
    expect(await jsonOf(empty)).toBe(json);
  });
});

describe("any text", () => {
  const word = fc.string({ minLength: 1, maxLength: 40, unit: "binary" });
  const oddities = fc.constantFrom(
    "&amp;",
    "|",
    "\\|",
    "\\",
    '"',
    "\r\n",
    ";",
    "<p>a</p>",
    "&lt;b&gt;",
    "=1+1",
    " ",
  );
  const text = fc
    .array(fc.oneof(word, oddities), { minLength: 1, maxLength: 6 })
    .map((it) => it.join(""));

  onEachEngine((open) => {
    it("comes back as it was", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.record({ name: text, intake: text, html: text, ref: text, remark: text }),
          async (given) => {
            const storage = await open();
            await fill(storage, "magu", {
              institutions: [
                {
                  ref: "i",
                  name: given.name,
                  overview: given.html,
                  campuses: [{ name: given.intake }],
                },
              ],
              courses: [
                {
                  ref: given.ref,
                  institution: "i",
                  name: given.name,
                  intakes: [given.intake, "May"],
                  languages: [given.name],
                  duration_remarks: given.remark,
                  modules: given.html,
                  fees: [{ type: given.name, remarks: given.remark }],
                },
              ],
            });
            const json = await jsonOf(storage);
            const csv = await csvOf(storage);
            for (const files of [{ "export.json": json }, csv]) {
              const empty = await open();
              expect((await restore(empty, files)).refusals).toEqual([]);
              expect(await jsonOf(empty)).toBe(json);
            }
          },
        ),
        { numRuns: 12 },
      );
    }, 120_000);
  });
});
