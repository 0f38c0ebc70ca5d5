import type { Db } from "#platform/db/schema.ts";

export interface CourseAddress {
  id: number;
  name: string;
  /** ISO 8601 UTC time of the last change. */
  updated_at: string;
}

/** The parts of the addresses of published courses, by id; `offset` and `limit` select a range. */
export async function listCourseAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<CourseAddress[]> {
  return db
    .selectFrom("courses")
    .select(["id", "name", "updated_at"])
    .where("is_published", "=", 1)
    .where("archived_on", "is", null)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}
