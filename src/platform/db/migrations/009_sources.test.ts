import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { onEachPlace } from "../../../../test/engines.ts";
import { openForBackground, openStorage } from "../database.ts";
import type { StorageSettings } from "../engine.ts";
import { migrations } from "./index.ts";

type AnyDb = Kysely<Record<string, Record<string, unknown>>>;

/** Makes the tables that the release before the sources made. */
async function migrateToBefore(settings: StorageSettings): Promise<void> {
  const storage = openForBackground(settings);
  const migrator = new Migrator({
    db: storage.db,
    provider: { getMigrations: async () => migrations(storage.engine) },
  });
  const { error } = await migrator.migrateTo("008_course_changes");
  await fill(storage.db as unknown as AnyDb);
  await storage.close();
  if (error) throw error;
}

async function fill(db: AnyDb): Promise<void> {
  const updated_at = "2026-11-01T00:00:00.000Z";
  const institution = { name: "Reef College", overview: "<p>By the reef</p>", updated_at };
  await db
    .insertInto("institutions")
    .values([
      { id: 4, source: "mqa", external_ref: "12", ...institution },
      { id: 9, source: "sample", external_ref: "sample-reef", ...institution },
    ])
    .execute();
  const course = {
    name: "Diploma",
    mqa_approved: 1,
    delivery_modalities: '["f2f"]',
    languages: "[]",
    is_published: 1,
    updated_at,
  };
  await db
    .insertInto("courses")
    .values([
      { id: 3, institution_id: 4, source: "mqa", external_ref: "900", ...course },
      { id: 5, institution_id: 9, source: "sample", external_ref: "s-1", ...course },
      { id: 8, institution_id: 4, source: "mqa", external_ref: "901", ...course },
    ])
    .execute();
  await db
    .insertInto("course_fees")
    .values({ course_id: 3, position: 0, type: "Total Fee", currency: "MVR", fee_start: 5 })
    .execute();
  await db
    .insertInto("course_intakes")
    .values({ course_id: 3, position: 0, label: "January or so" })
    .execute();
  await db.updateTable("catalogue_state").set({ version: 7 }).execute();
}

onEachPlace((openPlace) => {
  it("keeps everything of a database of the release before, and gives every record its source", async () => {
    const settings = await openPlace();
    await migrateToBefore(settings);
    const { db, close } = await openStorage(settings);
    const intakes = await db.selectFrom("course_intakes").selectAll().execute();
    expect(intakes).toEqual([
      {
        course_id: 3,
        position: 0,
        label: "January or so",
        year: null,
        month: null,
        day: null,
        all_year: null,
        deadline: null,
        apply_url: null,
      },
    ]);
    const courses = await db.selectFrom("courses").selectAll().orderBy("id").execute();
    expect(courses).toMatchObject([
      { id: 3, source: "mqa", external_ref: "900", name: "Diploma", mqa_approved: 1 },
      { id: 5, source: "sample", archived_on: null, approval_status: null },
      { id: 8, source: "mqa", institution_id: 4, delivery_modalities: '["f2f"]' },
    ]);
    expect(await db.selectFrom("institutions").selectAll().orderBy("id").execute()).toMatchObject([
      { id: 4, overview: "<p>By the reef</p>", archived_on: null },
      { id: 9, name: "Reef College" },
    ]);
    expect(await db.selectFrom("course_fees").select("fee_start").execute()).toEqual([
      { fee_start: 5 },
    ]);
    const blank = { holds_until: null, facts: null, vanished_on: null };
    const one = { ...blank, statement: null, joined_from: null };
    expect(
      await db.selectFrom("course_sources").selectAll().orderBy("course_id").execute(),
    ).toEqual([
      { ...one, source: "mqa", external_ref: "900", course_id: 3, stated_on: "2021-03" },
      { ...one, source: "sample", external_ref: "s-1", course_id: 5, stated_on: "2026-11-01" },
      { ...one, source: "mqa", external_ref: "901", course_id: 8, stated_on: "2021-03" },
    ]);
    expect(
      await db
        .selectFrom("institution_sources")
        .select(["source", "institution_id", "stated_on"])
        .orderBy("institution_id")
        .execute(),
    ).toEqual([
      { source: "mqa", institution_id: 4, stated_on: "2021-03" },
      { source: "sample", institution_id: 9, stated_on: "2026-11-01" },
    ]);
    const { version } = await db
      .selectFrom("catalogue_state")
      .select("version")
      .executeTakeFirstOrThrow();
    expect(version).toBe(7);
    await close();
  });
});
