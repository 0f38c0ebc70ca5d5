import type { Db } from "#platform/db/schema.ts";

/** What of a source is published. */
export interface SourceUse {
  /** A key of catalogue/sources.ts. */
  source: string;
  courses: number;
  institutions: number;
  /** Dates of its oldest and its newest statement; null where it gives none. */
  oldest: string | null;
  newest: string | null;
}

/** Every source that states anything that is published, with what it states. */
export async function readSourceUse(db: Db): Promise<SourceUse[]> {
  const [courses, institutions] = [await countCourseSources(db), await countInstitutionSources(db)];
  const keys = new Set([...courses, ...institutions].map(({ source }) => source));
  return [...keys].map((key) => {
    const course = courses.find(({ source }) => source === key);
    const institution = institutions.find(({ source }) => source === key);
    const dates = [course?.oldest, course?.newest, institution?.oldest, institution?.newest]
      .filter((date) => date != null)
      .toSorted();
    return {
      source: key,
      courses: Number(course?.count ?? 0),
      institutions: Number(institution?.count ?? 0),
      oldest: dates[0] ?? null,
      newest: dates.at(-1) ?? null,
    };
  });
}

async function countCourseSources(db: Db) {
  return await db
    .selectFrom("course_sources")
    .innerJoin("courses", "courses.id", "course_sources.course_id")
    .where("courses.is_published", "=", 1)
    .where("courses.archived_on", "is", null)
    .where("course_sources.vanished_on", "is", null)
    .groupBy("course_sources.source")
    .select(({ fn }) => [
      "course_sources.source",
      fn.countAll().as("count"),
      fn.min("course_sources.stated_on").as("oldest"),
      fn.max("course_sources.stated_on").as("newest"),
    ])
    .execute();
}

async function countInstitutionSources(db: Db) {
  return await db
    .selectFrom("institution_sources")
    .innerJoin("institutions", "institutions.id", "institution_sources.institution_id")
    .where("institutions.archived_on", "is", null)
    .where("institution_sources.vanished_on", "is", null)
    .groupBy("institution_sources.source")
    .select(({ fn }) => [
      "institution_sources.source",
      fn.countAll().as("count"),
      fn.min("institution_sources.stated_on").as("oldest"),
      fn.max("institution_sources.stated_on").as("newest"),
    ])
    .execute();
}
