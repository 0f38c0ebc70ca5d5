import { sql } from "kysely";
import type { Trx } from "#platform/db/schema.ts";
import {
  handNamesOver,
  leadInstitutionsOn,
  readSearchedAt,
} from "../former-institutions.repository.server.ts";
import { forgetNames } from "../records.repository.server.ts";
import { tellMovedCourses } from "../saved-searches.repository.server.ts";
import type { Reference } from "../statements.ts";

/** Rows of records that are joined or split, besides the statements of their sources. */

/** Removes a course that was joined into another, which everything gets that names it. */
export async function removeCourse(
  trx: Trx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const table of ["saved_courses", "course_alerts"] as const) {
    const savers = trx.selectFrom(table).select("user_id").where("course_id", "=", to);
    await trx
      .updateTable(table)
      .set({ course_id: to })
      .where("course_id", "=", from)
      .where("user_id", "not in", savers)
      .execute();
  }
  for (const table of ["questions", "course_refs"] as const) {
    await trx.updateTable(table).set({ course_id: to }).where("course_id", "=", from).execute();
  }
  await trx.deleteFrom("courses").where("id", "=", from).execute();
}

/** Frees the reference of an institution that is about to be removed. */
export async function setAside(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable("institutions")
    .set({ source: "joined", external_ref: String(id) })
    .where("id", "=", id)
    .execute();
}

/** Removes an institution that was joined into another, which gets everything that is its own. */
export async function removeInstitution(
  trx: Trx,
  { from, to }: { from: number; to: number },
  now: string,
): Promise<void> {
  const searched = await readSearchedAt(trx);
  const courses = await trx
    .selectFrom("courses")
    .select("id")
    .where("institution_id", "=", from)
    .execute();
  await moveCourses(
    trx,
    courses.map(({ id }) => id),
    { from, to },
  );
  await moveMembers(trx, { from, to });
  for (const table of ["applications", "questions", "api_keys"] as const) {
    await trx
      .updateTable(table)
      .set({ institution_id: to })
      .where("institution_id", "=", from)
      .execute();
  }
  const { name } = await trx
    .selectFrom("institutions")
    .select("name")
    .where("id", "=", from)
    .executeTakeFirstOrThrow();
  await handNamesOver(trx, { from, to });
  await trx.deleteFrom("institutions").where("id", "=", from).execute();
  await leadInstitutionsOn(trx, [{ id: to, name }], now);
  await tellMovedCourses(trx, searched, await readSearchedAt(trx));
}

/**
 * Gives an institution the members and invitations of another, and the references of its systems; who
 * is an owner of either stays one.
 */
async function moveMembers(trx: Trx, { from, to }: { from: number; to: number }): Promise<void> {
  const owners = trx
    .selectFrom("memberships")
    .select("user_id")
    .where("institution_id", "=", from)
    .where("role", "=", "owner");
  await trx
    .updateTable("memberships")
    .set({ role: "owner" })
    .where("institution_id", "=", to)
    .where("user_id", "in", owners)
    .execute();
  for (const [table, key] of [
    ["memberships", "user_id"],
    ["invitations", "email"],
    ["course_refs", "ref"],
  ] as const) {
    await sql`
      update ${sql.table(table)} set institution_id = ${to}
      where institution_id = ${from} and ${sql.ref(key)} not in
        (select ${sql.ref(key)} from ${sql.table(table)} where institution_id = ${to})
    `.execute(trx);
  }
}

/**
 * Moves courses to another institution; their campuses become those of the same name there, or are
 * removed.
 */
export async function moveCourses(
  trx: Trx,
  courses: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (courses.length === 0) return;
  const campuses = await trx
    .selectFrom("contacts as old")
    .leftJoin("contacts as new", (join) =>
      join
        .onRef("new.name", "=", "old.name")
        .on("new.institution_id", "=", to)
        .on("new.kind", "=", "campus"),
    )
    .select(["old.id as before", "new.id as after"])
    .where("old.institution_id", "=", from)
    .where("old.kind", "=", "campus")
    .execute();
  for (const { before, after } of campuses) {
    if (after === null) continue;
    await trx
      .updateTable("course_campuses")
      .set({ contact_id: after })
      .where("contact_id", "=", before)
      .where("course_id", "in", courses)
      .execute();
  }
  const left = trx.selectFrom("contacts").select("id").where("institution_id", "=", from);
  await trx
    .deleteFrom("course_campuses")
    .where("course_id", "in", courses)
    .where("contact_id", "in", left)
    .execute();
  await trx.updateTable("courses").set({ institution_id: to }).where("id", "in", courses).execute();
}

/** Inserts a course with only its id and name; its other fields are written next. */
export async function insertBareCourse(
  trx: Trx,
  id: number,
  { source, ref }: Reference,
  { name, institution_id, now }: { name: string; institution_id: number; now: string },
): Promise<void> {
  const bare = { delivery_modalities: "[]", languages: "[]", is_published: 1 };
  const row = { id, source, external_ref: ref, institution_id, name, ...bare, updated_at: now };
  await trx.insertInto("courses").values(row).execute();
}

/** Inserts an institution with only its id and name. */
export async function insertBareInstitution(
  trx: Trx,
  { id, name, now }: { id: number; name: string; now: string },
): Promise<void> {
  await forgetNames(trx, [name]);
  await trx
    .insertInto("institutions")
    .values({ id, source: "joined", external_ref: String(id), name, updated_at: now })
    .execute();
}

/** Id of the institution with this reference in a source. */
export async function findInstitution(
  trx: Trx,
  { source, ref }: Reference,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom("institution_sources")
    .select("institution_id")
    .where("source", "=", source)
    .where("external_ref", "=", ref)
    .executeTakeFirst();
  return row?.institution_id;
}

/** Courses of an institution that a source states, with their numbers of sources. */
export async function readCoursesOf(
  trx: Trx,
  institution: number,
  source: string,
): Promise<{ id: number; sources: number }[]> {
  return await trx
    .selectFrom("courses")
    .innerJoin("course_sources as own", "own.course_id", "courses.id")
    .innerJoin("course_sources as every", "every.course_id", "courses.id")
    .select("courses.id")
    .select(({ fn }) => fn.countAll<number>().as("sources"))
    .where("courses.institution_id", "=", institution)
    .where("own.source", "=", source)
    .groupBy("courses.id")
    .execute();
}
