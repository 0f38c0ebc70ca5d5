import type { Db, Trx } from "#platform/db/schema.ts";
import { type RecordKind, sourcesOf } from "../sources.repository.server.ts";

/** What a source said of a field when somebody decided that what is published stays. */
interface KeptValue {
  source: string;
  field: string;
  /** JSON: what the source said, as in the import format. */
  said: string;
  user_id: string | null;
  at: string;
}

function keptValuesOf(kind: RecordKind) {
  const { record } = sourcesOf(kind);
  return { table: `${kind}_kept_values` as "course_kept_values", record };
}

/**
 * Records that several sources speak of, by id, each with its nearest source and its institution;
 * archived ones are left out.
 */
export async function readJoinedRecords(db: Db, kind: RecordKind) {
  const { table, record } = sourcesOf(kind);
  const joined = db
    .selectFrom(table)
    .select(record)
    .groupBy(record)
    .having(({ fn }) => fn.countAll(), ">", 1);
  if (kind === "institution") {
    return await db
      .selectFrom("institutions")
      .select(["id", "source", "external_ref as ref", "id as institution_id"])
      .select("name as institution")
      .where("archived_on", "is", null)
      .where("id", "in", joined)
      .orderBy("id")
      .execute();
  }
  return await db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "institution_id")
    .select(["courses.id", "courses.source", "courses.external_ref as ref", "institution_id"])
    .select("institutions.name as institution")
    .where("courses.archived_on", "is", null)
    .where("institutions.archived_on", "is", null)
    .where("courses.id", "in", joined)
    .orderBy("courses.id")
    .execute();
}

/** What was decided of a record, with the name of who did it. */
export async function readKeptValues(db: Db, kind: RecordKind, id: number) {
  const { table, record } = keptValuesOf(kind);
  return await db
    .selectFrom(table)
    .leftJoin("users", "users.id", "user_id")
    .select(["source", "field", "said", "at", "users.name as by"])
    .where(record, "=", id)
    .execute();
}

export async function putKeptValue(
  trx: Trx,
  kind: RecordKind,
  id: number,
  kept: KeptValue,
): Promise<void> {
  const { table, record } = keptValuesOf(kind);
  await trx
    .insertInto(table)
    .values({ [record]: id, ...kept } as KeptValue & { course_id: number })
    .onConflict((conflict) => conflict.columns([record, "source", "field"]).doUpdateSet(kept))
    .execute();
}
