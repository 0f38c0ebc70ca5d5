import { createHash } from "node:crypto";
import { counted } from "#catalogue/counted.ts";
import { knownFields } from "#catalogue/entry-reading/fields-of-study.ts";
import {
  type RequirementReading,
  readRequirements,
} from "#catalogue/entry-reading/requirements.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { textBlocks } from "#platform/html.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { checkChange } from "#records/checking.server.ts";
import { ENTRY_TEXTS } from "#records/course-plan.ts";
import { valueIn } from "#records/recorded.ts";
import {
  lockCatalogue,
  raiseCatalogueVersion,
  readExistingCategories,
} from "#records/records.repository.server.ts";
import { readStatedRecord, revise } from "#records/stated-records.server.ts";
import { type CourseWithTexts, readCoursesWithTexts } from "./routes.repository.server.ts";

/** A course without entry routes, and what its texts are read as. */
export interface CourseRead
  extends Pick<CourseWithTexts, "id" | "source" | "ref" | "name" | "institution">,
    RequirementReading {
  /** Equal for equal routes, read from equal sentences. */
  pattern: string;
}

/** Courses whose entry routes are published, by whom, and when. */
export interface Confirmation {
  pattern: string;
  /** Some of the pattern's courses; all of them where none is named. */
  ids: readonly number[];
  by: string;
  now: Date;
}

/** Longest name of a person who confirms. */
const MAX_NAME = 120;

/** Reads the entry requirements of courses that have no routes. Nothing is written. */
export async function readRoutes(storage: Storage): Promise<CourseRead[]> {
  return await storage.snapshot(readAll);
}

async function readAll(trx: Trx): Promise<CourseRead[]> {
  const categories = await readExistingCategories(trx);
  const names = (those: typeof categories) => those.map(({ name }) => name);
  const fields = knownFields(
    names(categories),
    names(categories.filter(({ parent }) => parent === null)),
  );
  const read: CourseRead[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const courses = await readCoursesWithTexts(trx, after);
    for (const { id, source, ref, name, institution, ...texts } of courses) {
      const [general = [], alternative = [], language = []] = ENTRY_TEXTS.map((field) =>
        textBlocks(texts[field] ?? ""),
      );
      const reading = readRequirements({ general, alternative, language }, fields);
      const course = { id, source, ref, name, institution };
      if (reading) read.push({ ...course, ...reading, pattern: patternOf(reading) });
    }
    after = courses.at(-1)?.id;
  }
  return read;
}

const patternOf = ({ routes }: RequirementReading) =>
  createHash("sha256").update(JSON.stringify(routes)).digest("hex").slice(0, 8);

/**
 * Publishes routes that a person saw, as a part of what the source of the texts states.
 *
 * @returns ids of the courses.
 * @throws DomainError `no_pattern` where a course is not read as the pattern, or none is; nothing is
 * changed then.
 */
export async function confirmRoutes(
  storage: Storage,
  { pattern, ids, by, now }: Confirmation,
): Promise<number[]> {
  const operator = by.trim();
  if (operator === "" || operator.length > MAX_NAME) {
    throw new InvalidInputError({ by: `by must name the person, in up to ${MAX_NAME} characters` });
  }
  return await storage.write(async (trx) => {
    await lockCatalogue(trx);
    const seen = (await readAll(trx)).filter((course) => course.pattern === pattern);
    const others = ids.filter((id) => seen.every((course) => course.id !== id));
    if (seen.length === 0 || others.length > 0) throw readOtherwise(pattern, others);
    const chosen = seen.filter(({ id }) => ids.length === 0 || ids.includes(id));
    for (const course of chosen) await publishRoutes(trx, course, now);
    await raiseCatalogueVersion(trx);
    const confirmed = chosen.map(({ id }) => id);
    await noteConfirmed(trx, operator, confirmed);
    return confirmed;
  });
}

const readOtherwise = (pattern: string, ids: readonly number[]) =>
  new DomainError(
    "no_pattern",
    409,
    `${ids.length === 0 ? "No course" : `Not every course (${ids.join(", ")})`} is read as ${pattern} now; nothing was changed. Look at what list shows.`,
  );

/** Courses that an entry of the audit log names: a longer list would be cut within a number. */
const COURSES_IN_ENTRY = 150;

async function noteConfirmed(trx: Trx, operator: string, ids: readonly number[]): Promise<void> {
  const others = ids.length - COURSES_IN_ENTRY;
  await record(trx, {
    by: { operator },
    action: "routes_confirmed",
    subject: { kind: "entry_routes", id: null, name: counted(ids.length, "course") },
    detail: `Courses ${ids.slice(0, COURSES_IN_ENTRY).join(", ")}${others > 0 ? ` and ${others} more` : ""}`,
  });
}

/** Writes the routes into the statements that say these texts, with a line in the history. */
async function publishRoutes(
  trx: Trx,
  { id, source, ref, routes }: CourseRead,
  now: Date,
): Promise<void> {
  const stated = await readStatedRecord(trx, "course", { id, source, ref });
  const checked = await checkChange(trx, stated, { entry_routes: routes });
  if ("refused" in checked) {
    const reasons = [...checked.refused].map(([field, reason]) => [
      field,
      `Course ${id}: ${reason}`,
    ]);
    throw new InvalidInputError(Object.fromEntries(reasons));
  }
  const isSaying = (said: Readonly<Record<string, unknown>>) =>
    ENTRY_TEXTS.every((field) => (said[field] ?? null) === valueIn(stated.fields, field));
  const author = stated.statements.find(({ said }) => isSaying(said))?.source ?? source;
  const entry_routes = JSON.stringify(routes);
  const statements = stated.statements.map((each) =>
    isSaying(each.said) ? { ...each, said: { ...each.said, entry_routes } } : each,
  );
  const by = { at: now.toISOString(), day: maldivesDay(now), source: author, user_id: null };
  await revise(trx, stated, statements, by);
}
