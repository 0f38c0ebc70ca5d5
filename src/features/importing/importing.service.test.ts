import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import type { CategoryInput, CourseInput, InstitutionInput } from "#records/record.schema.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { importRecords } from "./importing.service.server.ts";
import type { ImportReport } from "./report.schema.ts";
import { loadSampleData } from "./sample.server.ts";

interface Directory {
  institutions?: unknown[];
  categories?: unknown[];
  courses?: unknown[];
}

const numbered = (values: unknown[] = []) =>
  values.map((value, index) => ({ line: index + 2, value }));

function recordsOf({ institutions, categories, courses }: Directory): SourceRecords {
  return {
    institutions: numbered(institutions),
    categories: numbered(categories),
    courses: numbered(courses),
    notes: [],
  };
}

interface Options {
  source?: string;
  dryRun?: boolean;
  replaceSample?: boolean;
  categoriesStay?: boolean;
}

function importDirectory(
  storage: Storage,
  directory: Directory,
  { source = "magu", dryRun = false, replaceSample = false, categoriesStay = false }: Options = {},
): Promise<ImportReport> {
  const records = { ...recordsOf(directory), categoriesStay };
  return importRecords(storage, {
    source,
    fileName: "courses.json",
    records,
    dryRun,
    replaceSample,
  });
}

const college: InstitutionInput = {
  ref: "reef",
  name: "Reef College",
  slides: [{ order: 2, url: "/pictures/patterns/reef.svg", alt: "A reef" }],
  campuses: [
    { name: "Malé", is_main: true, island_city: "K. Malé", email: "info@reef.example" },
    { name: "Hithadhoo", island_city: "S. Hithadhoo" },
  ],
  faculties: [{ name: "Faculty of Fish" }],
};
const fields: CategoryInput[] = [
  { name: "Accounting", parent: "Accounting and Finance" },
  { name: "Accounting and Finance" },
];
const diploma: CourseInput = {
  ref: "dip-acc",
  institution: "reef",
  name: "Diploma in Accounting",
  duration_months: 12.345,
  intakes: ["January 2027", "July 2027"],
  languages: ["English"],
  categories: ["accounting"],
  campuses: ["Malé"],
  delivery_modalities: ["online", "f2f"],
  fees: [
    { type: "Total Fee", fee_start: 45_000 },
    { type: "Registration", fee_start: 500, payment_frequency: "One-time" },
  ],
  modules: "<p onclick='x()'>Book <b>keeping</b></p><script>alert(1)</script>",
};
const directory = { institutions: [college], categories: fields, courses: [diploma] };

const TABLES = [
  ...(["institutions", "contacts", "slides", "categories", "courses", "course_fees"] as const),
  ...(["course_intakes", "course_categories", "course_campuses", "imports"] as const),
  "catalogue_state" as const,
];

/** All rows that an import may write, for comparison before and after. */
async function contents(storage: Storage): Promise<Record<string, unknown[]>> {
  const tables = TABLES.map(async (table) => {
    const rows = await storage.db.selectFrom(table).selectAll().execute();
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

onEachEngine((open) => {
  it("creates what is new, with its parts, and raises the version once", async () => {
    const storage = await open();
    const report = await importDirectory(storage, directory);
    expect(report).toMatchObject({
      written: true,
      catalogue_version: 1,
      institutions: { read: 1, created: 1, refused: 0 },
      categories: { read: 2, created: 2, refused: 0 },
      courses: { read: 1, created: 1, refused: 0 },
      refusals: [],
    });
    const { db } = storage;
    expect(await db.selectFrom("courses").selectAll().executeTakeFirstOrThrow()).toMatchObject({
      source: "magu",
      external_ref: "dip-acc",
      duration_months: 12.35,
      delivery_modalities: '["f2f","online"]',
      languages: '["English"]',
      modules: "<p>Book <strong>keeping</strong></p>",
      mqa_approved: null,
      is_published: 1,
    });
    const fees = await db
      .selectFrom("course_fees")
      .select(["position", "type", "currency", "fee_start"])
      .orderBy("position")
      .execute();
    expect(fees).toEqual([
      { position: 0, type: "Total Fee", currency: "MVR", fee_start: 45_000 },
      { position: 1, type: "Registration", currency: "MVR", fee_start: 500 },
    ]);
    const campuses = await db
      .selectFrom("course_campuses")
      .innerJoin("contacts", "contacts.id", "contact_id")
      .select("name")
      .execute();
    expect(campuses).toEqual([{ name: "Malé" }]);
    const category = await db
      .selectFrom("categories")
      .innerJoin("categories as groups", "groups.id", "categories.parent_id")
      .select(["categories.name", "groups.name as group"])
      .execute();
    expect(category).toEqual([{ name: "Accounting", group: "Accounting and Finance" }]);
    expect(await db.selectFrom("imports").select("source").execute()).toEqual([{ source: "magu" }]);
  });

  it("writes nothing when the same file comes again", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const before = await contents(storage);
    const again = await importDirectory(storage, directory);
    expect(again).toMatchObject({
      written: false,
      catalogue_version: 1,
      institutions: { created: 0, changed: 0, unchanged: 1 },
      categories: { created: 0, changed: 0, unchanged: 2 },
      courses: { created: 0, changed: 0, unchanged: 1 },
    });
    expect(await contents(storage)).toEqual(before);
  });

  it("changes rows in place, so that addresses stay", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const ids = (table: "courses" | "institutions" | "contacts") =>
      storage.db.selectFrom(table).select(["id", "name"]).orderBy("id").execute();
    const before = [await ids("institutions"), await ids("courses"), await ids("contacts")];
    const [male, hithadhoo] = college.campuses ?? [];
    const report = await importDirectory(storage, {
      institutions: [{ ...college, campuses: [{ ...male, phone: "+960 300 0000" }, hithadhoo] }],
      courses: [
        { ...diploma, fees: [{ type: "Total Fee", fee_start: 47_000 }], intakes: ["January 2027"] },
      ],
    });
    expect(report).toMatchObject({
      catalogue_version: 2,
      institutions: { changed: 1, unchanged: 0 },
      courses: { changed: 1, unchanged: 0 },
    });
    expect([await ids("institutions"), await ids("courses"), await ids("contacts")]).toEqual(
      before,
    );
    const fees = await storage.db.selectFrom("course_fees").select("fee_start").execute();
    expect(fees).toEqual([{ fee_start: 47_000 }]);
    const intakes = await storage.db.selectFrom("course_intakes").select("label").execute();
    expect(intakes).toEqual([{ label: "January 2027" }]);
    const phones = await storage.db
      .selectFrom("contacts")
      .select("phone")
      .where("name", "=", "Malé")
      .execute();
    expect(phones).toEqual([{ phone: "+960 300 0000" }]);
  });

  it("removes campuses that the record no longer names, and leaves lists that it leaves out", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const { slides: _slides, faculties: _faculties, ...rest } = college;
    await importDirectory(storage, {
      institutions: [{ ...rest, campuses: college.campuses?.slice(0, 1) }],
    });
    const contacts = await storage.db
      .selectFrom("contacts")
      .select("name")
      .orderBy("name")
      .execute();
    expect(contacts.map(({ name }) => name)).toEqual(["Faculty of Fish", "Malé"]);
    expect(await storage.db.selectFrom("slides").select("alt").execute()).toEqual([
      { alt: "A reef" },
    ]);
  });

  it("counts each refused record, also those of one reference on one line", async () => {
    const storage = await open();
    const line = 1;
    const value = (ref: string) => ({ line, value: { ref, institution: "lost", name: ref } });
    const records = { ...recordsOf({}), courses: [value("A"), value("A"), value("B")] };
    const report = await importRecords(storage, {
      source: "magu",
      fileName: "one-line.json",
      records,
      dryRun: false,
    });
    expect(report.courses).toMatchObject({ read: 3, created: 0, unchanged: 0, refused: 3 });
  });

  it("leaves rows alone that the file does not hold, and counts them", async () => {
    const storage = await open();
    await importDirectory(storage, {
      ...directory,
      courses: [diploma, { ...diploma, ref: "gone" }],
    });
    await importDirectory(storage, directory, { source: "other" });
    const report = await importDirectory(storage, { institutions: [college], courses: [diploma] });
    expect(report.courses).toMatchObject({ unchanged: 1, not_in_file: 1 });
    const refs = await storage.db
      .selectFrom("courses")
      .select("external_ref")
      .where("source", "=", "magu")
      .orderBy("id")
      .execute();
    expect(refs.map((row) => row.external_ref)).toEqual(["dip-acc", "gone"]);
  });

  it("finds institutions, categories and campuses that are stored and not in the file", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const course = { ...diploma, ref: "new", categories: ["ACCOUNTING"], campuses: ["Hithadhoo"] };
    const report = await importDirectory(storage, { courses: [course] });
    expect(report).toMatchObject({ courses: { created: 1, not_in_file: 1 }, refusals: [] });
  });

  it("takes a level as a number, as the public API has it, and refuses other numbers", async () => {
    const storage = await open();
    const report = await importDirectory(storage, {
      institutions: [college],
      categories: fields,
      courses: [5, 10, 0, 11, 5.5].map((mnqf_level) => ({
        ...diploma,
        ref: `level-${mnqf_level}`,
        mnqf_level,
      })),
    });
    const { db } = storage;
    const stored = await db.selectFrom("courses").select("mnqf_level").orderBy("id").execute();
    expect(stored).toEqual([{ mnqf_level: "5" }, { mnqf_level: "10" }]);
    const reason = "must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, NA";
    expect(report.refusals.map((refusal) => [refusal.ref, refusal.reason])).toEqual(
      ["level-0", "level-11", "level-5.5"].map((ref) => [ref, reason]),
    );
  });

  it("keeps routes that were read from texts for as long as the texts stay", async () => {
    const storage = await open();
    const { db } = storage;
    const texts = { admission_general_requirements: "<p>Level 4</p>" };
    const entry_routes = [
      {
        conditions: [{ kind: "level" as const, level: 4, fields: ["Accounting and Finance"] }],
        source_text: "Level 4",
      },
    ];
    const importCourse = (course: Partial<CourseInput>) =>
      importDirectory(storage, { ...directory, courses: [{ ...diploma, ...course }] });
    const stored = async () => {
      const { entry_routes: text } = await db
        .selectFrom("courses")
        .select("entry_routes")
        .executeTakeFirstOrThrow();
      return text === null ? null : (JSON.parse(text) as unknown);
    };
    await importCourse({ ...texts, entry_routes });
    expect(await stored()).toEqual(entry_routes);
    await importCourse({ ...texts, name: "Diploma in Accounts" });
    expect(await stored()).toEqual(entry_routes);
    await importCourse({ admission_general_requirements: "<p>Level 5</p>" });
    expect(await stored()).toBeNull();
  });

  it("refuses a route in a field that is no top-level category", async () => {
    const storage = await open();
    const route = (field: string) => ({
      ...diploma,
      entry_routes: [
        { conditions: [{ kind: "work", years: 2, fields: [field] }], source_text: "Two years" },
      ],
    });
    const report = await importDirectory(storage, { ...directory, courses: [route("Accounting")] });
    expect(report.refusals).toMatchObject([
      { field: "entry_routes", reason: expect.stringContaining('there is no "Accounting"') },
    ]);
    const { refusals } = await importDirectory(storage, {
      ...directory,
      courses: [route("Accounting and Finance")],
    });
    expect(refusals).toEqual([]);
  });

  it("refuses a record with line, field and reason, and takes the others", async () => {
    const storage = await open();
    const report = await importDirectory(storage, {
      institutions: [
        college,
        {
          ...college,
          ref: "map",
          campuses: [{ name: "A", map_url: "https://evil.example/embed" }],
        },
        { ...college, ref: "twin", campuses: [{ name: "A" }, { name: "A" }] },
      ],
      categories: [...fields, { name: "Lost", parent: "Nowhere" }],
      courses: [
        diploma,
        { ...diploma, ref: "no-name", name: " " },
        { ...diploma, ref: "bad-level", mnqf_level: "11", credits: "many" },
        { ...diploma, ref: "bad-fee", fees: [{ type: "Total Fee", fee_start: 5, fee_end: 2 }] },
        { ...diploma, ref: "lost", institution: "atlantis" },
        { ...diploma, ref: "strange", categories: ["Alchemy"], campuses: ["Mars"] },
        { ...diploma },
        { ...diploma, ref: "typo", durations: "1 year" },
        "not a record",
        { ...diploma, ref: "of-refused", institution: "map", campuses: [] },
      ],
    });
    expect(report.courses).toMatchObject({ read: 10, created: 1, refused: 9 });
    expect(report.institutions).toMatchObject({ read: 3, created: 1, refused: 2 });
    expect(
      report.refusals.map(({ kind, line, ref, field, reason }) =>
        [kind, line, ref, field, reason].join(" · "),
      ),
    ).toEqual([
      expect.stringContaining(
        "institutions · 3 · map · campuses[0].map_url · must be an embeddable map",
      ),
      'institutions · 4 · twin · campuses · holds "A" more than once',
      "courses · 3 · no-name · name · is missing",
      "courses · 4 · bad-level · mnqf_level · must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, NA",
      "courses · 4 · bad-level · credits · must be a number",
      "courses · 5 · bad-fee · fees[0].fee_end · must not be below fee_start, nor stand without it",
      "courses · 9 · typo · durations · is not a field of the format",
      "courses · 10 ·  ·  · must be a record",
      "courses · 8 · dip-acc · ref · stands already in line 2",
      'categories · 4 · Lost · parent · "Nowhere" is not a top-level category',
      'courses · 6 · lost · institution · no institution has the reference "atlantis"',
      'courses · 7 · strange · categories · there is no category "Alchemy"',
      'courses · 7 · strange · campuses · the institution has no campus "Mars"',
      'courses · 11 · of-refused · institution · no institution has the reference "map"',
    ]);
  });

  it("moves a category for our own files and leaves it where it stands for registers", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const moved = {
      categories: [{ name: "Business" }, { name: "Accounting", parent: "Business" }],
    };
    const register = await importDirectory(storage, moved, {
      source: "register",
      categoriesStay: true,
    });
    expect(register.categories).toMatchObject({ created: 1, changed: 0, unchanged: 1 });
    expect(register.notes).toEqual([
      { text: expect.stringContaining("left under the group"), count: 1 },
    ]);
    const own = await importDirectory(storage, moved);
    expect(own.categories).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    const under = await importDirectory(storage, {
      categories: [
        { name: "Deep", parent: "Accounting" },
        { name: "Business", parent: "Accounting and Finance" },
      ],
    });
    expect(under.refusals.map(({ ref, field }) => [ref, field])).toEqual([
      ["Deep", "parent"],
      ["Business", "parent"],
    ]);
  });

  it("keeps pictures at other sites, and counts in a note that pages do not load them", async () => {
    const storage = await open("empty");
    const [logo_url, banner_url] = ["https://reef.example/logo.png", "/pictures/patterns/b.svg"];
    const slides = [{ order: 0, url: "https://reef.example/a.jpg", alt: "A room" }];
    const { notes } = await importDirectory(storage, {
      institutions: [{ ref: "reef", name: "Reef", logo_url, banner_url, slides }],
    });
    expect(notes).toEqual([{ text: expect.stringContaining("pictures at other sites"), count: 2 }]);
    expect(
      await storage.db.selectFrom("institutions").select(["logo_url", "banner_url"]).execute(),
    ).toEqual([{ logo_url, banner_url }]);
  });

  it("writes nothing in a dry run and reports the same", async () => {
    const storage = await open();
    const before = await contents(storage);
    const dry = await importDirectory(storage, directory, { dryRun: true });
    expect(await contents(storage)).toEqual(before);
    expect(dry).toMatchObject({ dry_run: true, written: false, catalogue_version: 0 });
    const real = await importDirectory(storage, directory);
    expect([dry.institutions, dry.categories, dry.courses]).toEqual([
      real.institutions,
      real.categories,
      real.courses,
    ]);
  });

  it("leaves everything as it was when the transaction fails at its end", async () => {
    const storage = await open();
    await importDirectory(storage, directory);
    const before = await contents(storage);
    const failing: Storage = {
      ...storage,
      write: (change) =>
        storage.write(async (trx) => {
          await change(trx);
          throw new Error("power cut");
        }),
    };
    const changed = {
      ...directory,
      courses: [
        { ...diploma, name: "Renamed" },
        { ...diploma, ref: "second" },
      ],
    };
    await expect(importDirectory(failing, changed)).rejects.toThrow("power cut");
    expect(await contents(storage)).toEqual(before);
  });

  it("decides again when the catalogue changed after it had looked", async () => {
    const storage = await open();
    let others = 1;
    const raced: Storage = {
      ...storage,
      write: async (change) => {
        if (others-- > 0) await importDirectory(storage, directory);
        return await storage.write(change);
      },
    };
    const report = await importDirectory(raced, directory);
    expect(report).toMatchObject({ written: false, courses: { created: 0, unchanged: 1 } });
    expect(await storage.db.selectFrom("courses").select("id").execute()).toHaveLength(1);
  });

  it("keeps texts that the database cannot hold, or that hide, out of it", async () => {
    const storage = await open();
    const odd = {
      ...diploma,
      name: "Di\u0000ploma\uD800 in\tSea",
      careers: "<p> </p>",
      study_options: "a\r\nb",
    };
    const report = await importDirectory(storage, { ...directory, courses: [odd] });
    expect(report.refusals).toEqual([]);
    const row = await storage.db.selectFrom("courses").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: "Diploma\uFFFD in\tSea",
      careers: null,
      study_options: "<p>a<br />b</p>",
    });
    expect(await importDirectory(storage, { ...directory, courses: [odd] })).toMatchObject({
      written: false,
    });
  });

  it("replaces the sample data in the same transaction", async () => {
    const storage = await open();
    await loadSampleData(storage);
    const report = await importDirectory(storage, directory, { replaceSample: true });
    expect(report.sample_removed?.courses).toBeGreaterThan(800);
    expect(report.catalogue_version).toBe(2);
    const sources = await storage.db.selectFrom("courses").select("source").distinct().execute();
    expect(sources).toEqual([{ source: "magu" }]);
    expect(await storage.db.selectFrom("institutions").select("source").execute()).toEqual([
      { source: "magu" },
    ]);
    const names = await storage.db
      .selectFrom("categories")
      .select("name")
      .orderBy("name")
      .execute();
    expect(names.map(({ name }) => name)).toEqual(["Accounting", "Accounting and Finance"]);
  });

  it("keeps the sample data when no course would take its place", async () => {
    const storage = await open();
    await loadSampleData(storage);
    const before = await contents(storage);
    const replacing = importDirectory(
      storage,
      { institutions: [college] },
      { replaceSample: true },
    );
    await expect(replacing).rejects.toThrow("the sample data stays");
    expect(await contents(storage)).toEqual(before);
  });

  it.each([
    ["XX1", "Malé, Maldives", /^must be the code of an island or atoll/],
    ["LD1004", "L. Hithadhoo", /^is S\. Hithadhoo, but island_city is L\. Hithadhoo \(LD0265\)$/],
  ])("refuses the place code %s beside %s", async (place_code, island_city, reason) => {
    const storage = await open();
    const campuses = [{ name: "Main", island_city, place_code }];
    const report = await importDirectory(storage, { institutions: [{ ...college, campuses }] });
    expect(report.refusals).toMatchObject([
      { field: "campuses[0].place_code", reason: expect.stringMatching(reason) },
    ]);
  });

  it("takes a place code where the text leaves it open, and keeps it in the export's fields", async () => {
    const storage = await open();
    const campuses = [
      { name: "South", island_city: "Hithadhoo", place_code: "LD1004" },
      { name: "Atoll", island_city: "Addu City", place_code: "LD1004" },
      { name: "Coded", place_code: "S" },
    ];
    await importDirectory(storage, { institutions: [{ ...college, campuses, faculties: [] }] });
    const rows = await storage.db
      .selectFrom("contacts")
      .select("place_code")
      .orderBy("id")
      .execute();
    expect(rows.map(({ place_code }) => place_code)).toEqual(["LD1004", "LD1004", "S"]);
  });
});
