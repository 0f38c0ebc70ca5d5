import { expect, it } from "vitest";
import { importRecords } from "#features/importing/importing.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { onEachEngine } from "../../../test/engines.ts";
import type { CourseInput, InstitutionInput } from "../record.schema.ts";
import {
  confirmPair,
  joinCertain,
  keepPairApart,
  listJoined,
  proposePairs,
  splitJoined,
} from "./matching.service.server.ts";

const OPERATOR = { operator: "test" };

const register = {
  source: "mqa",
  institutions: [
    { ref: "12", name: "ISLAMIC UNIVERSITY OF THE MALDIVES", campuses: [{ name: "Addu" }] },
    { ref: "13", name: "Villa College" },
  ] satisfies InstitutionInput[],
  courses: [
    {
      ref: "900",
      institution: "12",
      name: "Certificate I in Law",
      mnqf_level: "1",
      mqa_approved: true,
      approval_status: "temporary",
      credits: 40,
      duration_text: "15 weeks",
      duration_months: 3.5,
      campuses: ["Addu"],
    },
    { ref: "901", institution: "12", name: "Diploma in Law", mnqf_level: "5", mqa_approved: true },
    { ref: "902", institution: "13", name: "Diploma in Law", mnqf_level: "5", mqa_approved: true },
  ] satisfies CourseInput[],
};
const website = {
  source: "ium",
  institutions: [
    { ref: "ium", name: "Islamic University of Maldives (IUM)", faculties: [{ name: "Law" }] },
  ] satisfies InstitutionInput[],
  courses: [
    {
      ref: "law-1",
      institution: "ium",
      name: "Certificate 1 in Law",
      mnqf_level: "1",
      duration_text: "6 months",
      duration_months: 6,
      languages: ["Arabic"],
      fees: [{ type: "Course Fee", fee_start: 900 }],
    },
    { ref: "other", institution: "ium", name: "Master of Law", mnqf_level: "9" },
  ] satisfies CourseInput[],
};

async function importAll(
  storage: Storage,
  {
    source,
    institutions,
    courses,
  }: { source: string; institutions: unknown[]; courses: unknown[] },
) {
  const numbered = (values: unknown[]) =>
    values.map((value, index) => ({ line: index + 1, value }));
  const lists = { institutions: numbered(institutions), courses: numbered(courses) };
  const records = { ...lists, categories: [], notes: [], statedOn: "2023" };
  const request = { source, fileName: source, records, dryRun: false, confirmed: true };
  return await importRecords(storage, request);
}

/** The visible directory, without generated numbers and times. */
async function shown({ db }: Storage) {
  const courses = await db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .select(["courses.name", "institutions.name as institution", "credits", "duration_text"])
    .select(["languages", "mqa_approved", "courses.approval_status", "courses.archived_on"])
    .orderBy("courses.name")
    .orderBy("institution")
    .execute();
  const fees = await db.selectFrom("course_fees").select("fee_start").execute();
  const campuses = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "contact_id")
    .innerJoin("courses", "courses.id", "course_id")
    .select(["contacts.name", "courses.name as course"])
    .execute();
  const contacts = await db
    .selectFrom("contacts")
    .select(["kind", "name"])
    .orderBy("name")
    .execute();
  return { courses, fees, campuses, contacts };
}

const ids = async ({ db }: Storage) => ({
  institutions: await db.selectFrom("institutions").select(["id", "name"]).orderBy("id").execute(),
  courses: await db.selectFrom("courses").select(["id", "name"]).orderBy("id").execute(),
});

/** Every row that joining and splitting may change, without the times of changes. */
async function everything({ db }: Storage) {
  const tables = ["institutions", "courses", "contacts", "course_fees", "course_campuses"] as const;
  const sources = ["course_sources", "institution_sources"] as const;
  const rows = [...tables, ...sources].map(async (table) => {
    const all = await db.selectFrom(table).selectAll().execute();
    // Contacts and fees that were deleted and inserted again have other ids.
    const plain = all.map((row) => {
      const { updated_at: _, ...rest } = row as Record<string, unknown>;
      if (table === "contacts" || table === "course_fees") delete rest.id;
      delete rest.contact_id;
      return JSON.stringify(rest);
    });
    return [table, plain.sort()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const versionOf = async ({ db }: Storage) =>
  (await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow()).version;

onEachEngine((open) => {
  const filled = async () => {
    const storage = await open();
    await importAll(storage, register);
    await importAll(storage, website);
    return storage;
  };

  it("joins what is certain in one transaction; the older address stays", async () => {
    const storage = await filled();
    const before = await ids(storage);
    const joined = await joinCertain(storage, OPERATOR);
    expect([joined.institutions.length, joined.courses.length]).toEqual([1, 1]);
    const after = await ids(storage);
    const [university, villa, twin] = before.institutions;
    expect(after.institutions.map(({ id }) => id)).toEqual([university?.id, villa?.id]);
    expect(after.courses.map(({ id }) => id)).toEqual(
      before.courses.map(({ id }) => id).filter((id) => id !== before.courses[3]?.id),
    );
    expect(await listJoined(storage)).toMatchObject([
      { kind: "institution", id: university?.id, former_id: twin?.id },
      { kind: "course", id: before.courses[0]?.id },
    ]);
    const result = await shown(storage);
    expect(result.courses[0]).toEqual({
      name: "Certificate 1 in Law",
      institution: "Islamic University of Maldives (IUM)",
      credits: 40,
      duration_text: "6 months",
      languages: '["Arabic"]',
      mqa_approved: 1,
      approval_status: "temporary",
      archived_on: null,
    });
    expect(result.fees).toEqual([{ fee_start: 900 }]);
    expect(result.campuses).toEqual([{ name: "Addu", course: "Certificate 1 in Law" }]);
    expect(result.contacts.map(({ name }) => name)).toEqual(["Addu", "Law"]);
    const version = await versionOf(storage);
    expect(await joinCertain(storage, OPERATOR)).toEqual({ institutions: [], courses: [] });
    expect(await versionOf(storage)).toBe(version);
  });

  it("goes on being imported from either source, and the same files change nothing", async () => {
    const storage = await filled();
    await joinCertain(storage, OPERATOR);
    const version = await versionOf(storage);
    for (const source of [register, website, register]) {
      expect(await importAll(storage, source)).toMatchObject({
        written: false,
        institutions: { changed: 0 },
        courses: { changed: 0 },
      });
    }
    expect(await versionOf(storage)).toBe(version);
  });

  it("lets no later import of a further source overwrite what a nearer one said", async () => {
    const storage = await filled();
    await joinCertain(storage, OPERATOR);
    const [certificate, ...others] = register.courses;
    const changed = {
      ...register,
      courses: [
        {
          ...certificate,
          duration_text: "8 weeks",
          credits: 42,
          mqa_approved: false,
          approval_status: "withdrawn",
        },
        ...others,
      ],
    };
    expect((await importAll(storage, changed)).courses).toMatchObject({ changed: 1 });
    expect((await shown(storage)).courses[0]).toMatchObject({
      duration_text: "6 months",
      credits: 42,
      mqa_approved: 0,
      approval_status: "withdrawn",
    });
    const said = { ...website.courses[0], duration_text: null, duration_months: null };
    await importAll(storage, { ...website, courses: [said, website.courses[1]] });
    expect((await shown(storage)).courses[0]).toMatchObject({ duration_text: "8 weeks" });
  });

  it("comes to the same in whatever order the sources were read", async () => {
    const [one, other] = [await filled(), await open()];
    await joinCertain(one, OPERATOR);
    await importAll(other, website);
    await importAll(other, register);
    await joinCertain(other, OPERATOR);
    expect(await shown(other)).toEqual(await shown(one));
  });

  it("archives a record once none of its sources holds it", async () => {
    const storage = await filled();
    await joinCertain(storage, OPERATOR);
    await importAll(storage, { ...website, courses: website.courses.slice(1) });
    expect((await shown(storage)).courses[0]).toMatchObject({
      name: "Certificate I in Law",
      duration_text: "15 weeks",
      languages: "[]",
      archived_on: null,
    });
    const gone = await importAll(storage, { ...register, courses: register.courses.slice(1) });
    expect(gone.archived.map(({ ref }) => ref)).toEqual(["900"]);
    expect((await shown(storage)).courses[0]?.archived_on).toBe("2023");
    const back = await importAll(storage, website);
    expect(back.returned.map(({ ref }) => ref)).toEqual(["law-1"]);
    expect((await shown(storage)).courses[0]).toMatchObject({ name: "Certificate 1 in Law" });
  });

  it("undoes a join as if it had never been, and does not propose it again", async () => {
    const storage = await filled();
    const before = await everything(storage);
    const { institutions } = await ids(storage);
    await joinCertain(storage, OPERATOR);
    expect(await everything(storage)).not.toEqual(before);
    await splitJoined(storage, "institution", institutions[2]!.id, OPERATOR);
    expect(await everything(storage)).toEqual(before);
    expect(await proposePairs(storage)).toEqual({ institutions: [], courses: [] });
    for (const source of [website, register]) {
      expect(await importAll(storage, source)).toMatchObject({ written: false });
    }
  });

  it("keeps apart what somebody keeps apart, and joins what somebody confirms", async () => {
    const storage = await filled();
    const { institutions, courses } = await ids(storage);
    const [university, villa, twin] = institutions.map(({ id }) => id) as [number, number, number];
    await keepPairApart(storage, "institution", [twin, university], OPERATOR);
    expect((await proposePairs(storage)).institutions).toEqual([]);
    await expect(
      confirmPair(storage, "institution", [university, villa], OPERATOR),
    ).rejects.toThrow("mqa states both, so they are two.");
    const pair = [courses[0]!.id, courses[3]!.id] as const;
    await expect(confirmPair(storage, "course", pair, OPERATOR)).rejects.toThrow(
      `The courses are of the institutions ${university} and ${twin}; join those first.`,
    );
    await confirmPair(storage, "institution", [university, twin], OPERATOR);
    await confirmPair(storage, "course", pair, OPERATOR);
    expect((await listJoined(storage)).map(({ kind }) => kind)).toEqual(["institution", "course"]);
    await expect(splitJoined(storage, "course", pair[0], OPERATOR)).rejects.toThrow("No course");
    await splitJoined(storage, "course", pair[1], OPERATOR);
    expect((await ids(storage)).courses.map(({ id }) => id)).toEqual(courses.map(({ id }) => id));
  });

  it("takes along who saved the course that is joined", async () => {
    const storage = await filled();
    const { courses } = await ids(storage);
    const [kept, gone] = [courses[0]!.id, courses[3]!.id];
    const now = "2026-11-22T00:00:00.000Z";
    for (const id of ["both", "one"]) {
      const times = { created_at: now, updated_at: now };
      await storage.db
        .insertInto("users")
        .values({ id, name: id, email: `${id}@example.mv`, ...times })
        .execute();
    }
    const saved = (user_id: string, course_id: number) => ({
      user_id,
      course_id,
      position: course_id,
    });
    await storage.db
      .insertInto("saved_courses")
      .values([saved("both", kept), saved("both", gone), saved("one", gone)])
      .execute();
    const alert = (user_id: string, course_id: number) => ({
      user_id,
      course_id,
      told: "{}",
      told_before: null,
      created_at: now,
    });
    await storage.db
      .insertInto("course_alerts")
      .values([alert("both", kept), alert("both", gone), alert("one", gone)])
      .execute();
    const { institution_id } = await storage.db
      .selectFrom("courses")
      .select("institution_id")
      .where("id", "=", gone)
      .executeTakeFirstOrThrow();
    await ask(storage, { institution_id, course_id: gone });
    await joinCertain(storage, OPERATOR);
    expect(await storage.db.selectFrom("questions").select("course_id").execute()).toEqual([
      { course_id: kept },
    ]);
    for (const table of ["saved_courses", "course_alerts"] as const) {
      const rows = await storage.db
        .selectFrom(table)
        .select(["user_id", "course_id"])
        .orderBy("user_id")
        .execute();
      expect(rows).toEqual([
        { user_id: "both", course_id: kept },
        { user_id: "one", course_id: kept },
      ]);
    }
  });

  it("takes along who speaks for the institution that is joined, who was asked to, and its questions", async () => {
    const storage = await filled();
    const { institutions } = await ids(storage);
    const [kept, , gone] = institutions.map(({ id }) => id) as [number, number, number];
    const now = "2026-11-22T00:00:00.000Z";
    for (const id of ["both", "one"]) {
      const times = { created_at: now, updated_at: now };
      await storage.db
        .insertInto("users")
        .values({ id, name: id, email: `${id}@example.mv`, ...times })
        .execute();
    }
    const member = (user_id: string, institution_id: number, role: "owner" | "member") => {
      return { user_id, institution_id, role, created_at: now };
    };
    await storage.db
      .insertInto("memberships")
      .values([
        member("both", kept, "member"),
        member("both", gone, "owner"),
        member("one", gone, "member"),
      ])
      .execute();
    const asked = (email: string, institution_id: number, token_hash: string) => {
      const times = { created_at: now, expires_at: now };
      return { email, institution_id, token_hash, role: "member" as const, ...times };
    };
    await storage.db
      .insertInto("invitations")
      .values([asked("a@x.mv", kept, "1"), asked("a@x.mv", gone, "2"), asked("b@x.mv", gone, "3")])
      .execute();
    await ask(storage, { institution_id: gone, course_id: null });
    await confirmPair(storage, "institution", [kept, gone], OPERATOR);
    expect(
      await storage.db.selectFrom("questions").select(["institution_id", "course_id"]).execute(),
    ).toEqual([{ institution_id: kept, course_id: null }]);
    const members = await storage.db
      .selectFrom("memberships")
      .select(["user_id", "institution_id", "role"])
      .orderBy("user_id")
      .execute();
    expect(members).toEqual([
      { user_id: "both", institution_id: kept, role: "owner" },
      { user_id: "one", institution_id: kept, role: "member" },
    ]);
    const invitations = await storage.db
      .selectFrom("invitations")
      .select(["email", "institution_id", "token_hash"])
      .orderBy("email")
      .execute();
    expect(invitations).toEqual([
      { email: "a@x.mv", institution_id: kept, token_hash: "1" },
      { email: "b@x.mv", institution_id: kept, token_hash: "3" },
    ]);
  });
});

/** Somebody asks about a course, or its institution. */
async function ask(
  { db }: Storage,
  about: { institution_id: number; course_id: number | null },
): Promise<void> {
  await db
    .insertInto("questions")
    .values({
      ...about,
      subject: "Diploma",
      name: "Aishath",
      email: "a@x.mv",
      phone: null,
      message: "When does it begin?",
      sent_to: "b@x.mv",
      state: "open",
      assigned_to: null,
      token_hash: "q",
      created_at: "2026-11-22T00:00:00.000Z",
      answered_at: null,
    })
    .execute();
}
