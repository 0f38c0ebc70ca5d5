import { expect, it } from "vitest";
import { COURSE_FIELDS, type CourseRow } from "#catalogue/course.fields.ts";
import { rowsOf } from "#catalogue/record-fields.ts";
import { COURSE_BUNDLES } from "#catalogue/statements.ts";
import { onEachEngine } from "./engines.ts";

const ROWS = rowsOf<string, CourseRow>(COURSE_FIELDS);

/** Columns that say of a course what nobody states. */
const KEPT = ["id", "source", "external_ref", "institution_id", "archived_on", "updated_at"];

onEachEngine((open) => {
  it("has a column for every field that a course's own table holds, and no other", async () => {
    const { db } = await open();
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === "courses")?.columns ?? [];
    const fields = ROWS.flatMap(([field, { isApart }]) => (isApart ? [] : field));
    expect(columns.map(({ name }) => name).sort()).toEqual([...KEPT, ...fields].sort());
  });
});

it("takes every field of a course from one bundle of facts", () => {
  const fields = COURSE_BUNDLES.flatMap((bundle) => bundle.fields);
  expect(fields.toSorted()).toEqual(ROWS.map(([field]) => field).sort());
});
