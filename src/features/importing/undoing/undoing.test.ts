import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { importRecords } from "../importing.service.server.ts";
import type { ImportReport } from "../report.schema.ts";
import { undoImport } from "./undoing.service.server.ts";

interface Directory {
  institutions?: unknown[];
  categories?: unknown[];
  courses?: unknown[];
}

const numbered = (values: unknown[] = []) =>
  values.map((value, index) => ({ line: index + 2, value }));

async function importOf(
  storage: Storage,
  { institutions, categories, courses }: Directory,
  source = "mqa",
): Promise<{ report: ImportReport; id: number }> {
  const records: SourceRecords = {
    institutions: numbered(institutions),
    categories: numbered(categories),
    courses: numbered(courses),
    notes: [],
  };
  let id = 0;
  const report = await importRecords(storage, {
    source,
    fileName: "register.csv",
    records,
    dryRun: false,
    confirmed: true,
    onWritten: async (_trx, _report, importId) => {
      id = importId;
    },
  });
  return { report, id };
}

/** Everything that visitors see of the directory, whatever the ids. */
async function directoryOf({ db }: Storage) {
  const courses = await db.selectFrom("courses").selectAll().orderBy("external_ref").execute();
  const withParts = await Promise.all(
    courses.map(async ({ id, updated_at: _, institution_id: __, ...row }) => ({
      ...row,
      fees: await db
        .selectFrom("course_fees")
        .select(["position", "type", "fee_start"])
        .where("course_id", "=", id)
        .orderBy("position")
        .execute(),
      intakes: await db
        .selectFrom("course_intakes")
        .selectAll()
        .where("course_id", "=", id)
        .orderBy("position")
        .execute(),
      categories: await db
        .selectFrom("course_categories")
        .innerJoin("categories", "categories.id", "category_id")
        .select("name")
        .where("course_id", "=", id)
        .orderBy("position")
        .execute(),
      campuses: await db
        .selectFrom("course_campuses")
        .innerJoin("contacts", "contacts.id", "contact_id")
        .select("name")
        .where("course_id", "=", id)
        .orderBy("course_campuses.position")
        .execute(),
      sources: await db
        .selectFrom("course_sources")
        .selectAll()
        .where("course_id", "=", id)
        .orderBy("source")
        .execute(),
    })),
  );
  const institutions = await db
    .selectFrom("institutions")
    .selectAll()
    .orderBy("external_ref")
    .execute();
  const contacts = await db
    .selectFrom("contacts")
    .select(["name", "kind"])
    .orderBy("name")
    .execute();
  const categories = await db
    .selectFrom("categories")
    .leftJoin("categories as groups", "groups.id", "categories.parent_id")
    .select(["categories.name", "groups.name as parent"])
    .orderBy("categories.name")
    .execute();
  return {
    courses: withParts,
    contacts,
    categories,
    institutions: institutions.map(({ id: _, updated_at: __, ...row }) => row),
  };
}

const live = ({ courses, institutions, ...rest }: Awaited<ReturnType<typeof directoryOf>>) => ({
  ...rest,
  courses: courses.filter(({ archived_on }) => archived_on === null),
  institutions: institutions.filter(({ archived_on }) => archived_on === null),
});

const reef = {
  ref: "reef",
  name: "Reef College",
  slides: [{ order: 1, url: "/pictures/patterns/reef.svg", alt: "A reef" }],
  campuses: [{ name: "Malé", is_main: true }, { name: "Hithadhoo" }],
};
const fields = [{ name: "Business" }, { name: "Accounting", parent: "Business" }];
const diploma = {
  ref: "dip",
  institution: "reef",
  name: "Diploma in Accounting",
  categories: ["Accounting"],
  campuses: ["Hithadhoo"],
  intakes: ["January 2027"],
  fees: [{ type: "Total Fee", fee_start: 20_000 }],
};
const certificate = { ref: "cert", institution: "reef", name: "Certificate in Business" };
const before: Directory = {
  institutions: [reef],
  categories: fields,
  courses: [diploma, certificate],
};
/** One course and campus changed, one course gone, and new ones of each kind. */
const after: Directory = {
  institutions: [
    { ...reef, name: "Reef University College", slides: [], campuses: [{ name: "Malé" }] },
    { ref: "new", name: "New College" },
  ],
  categories: [...fields, { name: "Tourism" }, { name: "Diving", parent: "Tourism" }],
  courses: [
    { ...diploma, name: "Diploma in Diving", categories: ["Diving"], campuses: [], fees: [] },
    { ref: "other", institution: "new", name: "Degree in Law", categories: ["Tourism"] },
  ],
};

onEachEngine((open) => {
  it("brings back all that the source said before, and archives what it added", async () => {
    const storage = await open();
    await importOf(storage, before);
    const was = await directoryOf(storage);
    const { id, report } = await importOf(storage, after);
    expect(report.courses).toMatchObject({ created: 1, changed: 1, archived: 1 });
    expect(live(await directoryOf(storage))).not.toEqual(live(was));
    const undone = await undoImport(storage, id);
    expect(undone).toMatchObject({ restored: 3, archived: 2, left: [] });
    // An archived course still stands in its category; the other one that came is empty, and gone.
    const tourism = { name: "Tourism", parent: null };
    const { categories, ...rest } = live(await directoryOf(storage));
    expect(categories).toEqual([...was.categories, tourism]);
    expect({ ...rest, categories: was.categories }).toEqual(live(was));
    const all = await directoryOf(storage);
    expect(all.courses.find(({ external_ref }) => external_ref === "other")?.archived_on).not.toBe(
      null,
    );
  });

  it("is done once, and of the newest import only", async () => {
    const storage = await open();
    const first = await importOf(storage, before);
    const second = await importOf(storage, after);
    await expect(undoImport(storage, first.id)).rejects.toThrow("Only the newest");
    const elsewhere = await importOf(
      storage,
      { institutions: [{ ref: "x", name: "Atoll College" }], courses: [] },
      "ium",
    );
    await undoImport(storage, second.id);
    await expect(undoImport(storage, second.id)).rejects.toThrow("only once");
    await undoImport(storage, elsewhere.id);
    // The same file goes in again as if it had never been there.
    const again = await importOf(storage, after);
    expect(again.report.courses).toMatchObject({ changed: 2, archived: 1 });
  });

  it("writes nothing where it fails at its end", async () => {
    const storage = await open();
    await importOf(storage, before);
    const { id } = await importOf(storage, after);
    const was = await directoryOf(storage);
    const onWritten = () => Promise.reject(new Error("full"));
    await expect(undoImport(storage, id, { onWritten })).rejects.toThrow("full");
    expect(await directoryOf(storage)).toEqual(was);
    await undoImport(storage, id);
  });

  it("leaves what people changed since", async () => {
    const storage = await open();
    await importOf(storage, before);
    const { id } = await importOf(storage, after);
    const { id: course } = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("external_ref", "=", "dip")
      .executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    const times = { created_at: now, updated_at: now };
    const at = new Date(Date.now() + 60_000).toISOString();
    await storage.db
      .insertInto("users")
      .values({ id: "u1", name: "Aisha", email: "aisha@example.mv", ...times })
      .execute();
    await storage.db
      .insertInto("changes")
      .values({
        kind: "course",
        record: String(course),
        version: 9,
        at,
        source: "mqa",
        user_id: "u1",
        key_id: null,
        before: "{}",
        after: "{}",
      })
      .execute();
    const undone = await undoImport(storage, id);
    expect(undone.left).toEqual([{ ref: "dip", name: "Diploma in Diving" }]);
    const { courses } = await directoryOf(storage);
    expect(courses.find(({ external_ref }) => external_ref === "dip")?.name).toBe(
      "Diploma in Diving",
    );
  });
});
