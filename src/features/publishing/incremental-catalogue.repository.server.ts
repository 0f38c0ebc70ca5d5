import {
  CatalogueBuilder,
  type DirectoryParts,
  type PackedCatalogue,
} from "#catalogue/catalogue-builder.ts";
import { notIndexable } from "#catalogue/not-indexable.ts";
import type { Engine } from "#platform/db/engine.ts";
import type { Db } from "#platform/db/schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import {
  type ChangePosition,
  readChangePosition,
  readChanges,
} from "./changes.repository.server.ts";
import {
  type CoursesRead,
  JsonLists,
  type Refs,
  readAllCourses,
  readTheseCourses,
} from "./course-rows.repository.server.ts";
import { readDirectoryParts } from "./published.repository.server.ts";

/** Above this share of changed courses, reading everything is as fast. */
const MAX_CHANGED_SHARE = 0.8;

/**
 * Packs the published catalogue after each change. It keeps the builder, so that only changed
 * courses are read; where the changes cannot be determined, it reads everything.
 */
export class IncrementalCatalogue {
  readonly #engine: Engine;
  #kept: { builder: CatalogueBuilder; mark: ChangePosition } | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Packs the state that this transaction's snapshot shows. */
  async read(db: Db): Promise<PackedCatalogue> {
    const mark = await readChangePosition(db, this.#engine);
    const parts = await readParts(db);
    const renewed = (await this.#renewed(db, mark, parts)) ?? (await readBuilder(db, parts));
    const { builder, packed } = await packWhole(db, parts, renewed);
    this.#kept = { builder, mark };
    return packed;
  }

  /** The previous builder with the changes applied; null where everything must be read. */
  async #renewed(
    db: Db,
    now: ChangePosition,
    parts: DirectoryParts,
  ): Promise<CatalogueBuilder | null> {
    const kept = this.#kept;
    // A failed renewal must not be continued; dropping the builder first also frees its memory.
    this.#kept = null;
    if (kept === null || kept.builder.isWorn) return null;
    // Starts are counted from the day, so that on another one every course is read again.
    if (kept.builder.today !== parts.today) return null;
    // Costs in rufiyaa, and after a scheme, are counted with the operator's facts.
    if (JSON.stringify(kept.builder.operator) !== JSON.stringify(parts.operator)) return null;
    const { builder, mark } = kept;
    const most = Math.ceil(builder.size * MAX_CHANGED_SHARE);
    const changed = await readChanges(db, this.#engine, { before: mark, now, most });
    if (changed === null) return null;
    builder.renew(parts);
    builder.remove(new Set(changed));
    for await (const read of readTheseCourses(db, referencedRecords(parts), changed))
      addCourses(builder, read);
    return builder;
  }
}

async function readParts(db: Db): Promise<DirectoryParts> {
  return { ...(await readDirectoryParts(db)), today: maldivesDay(new Date()) };
}

/** Packs everything published; call it inside a snapshot. */
export async function readCatalogue(db: Db): Promise<PackedCatalogue> {
  const parts = await readParts(db);
  return (await packWhole(db, parts, await readBuilder(db, parts))).packed;
}

/** Packs a builder; if that fails, packs a new one without the courses that cannot be indexed. */
async function packWhole(db: Db, parts: DirectoryParts, builder: CatalogueBuilder) {
  try {
    return { builder, packed: builder.pack() };
  } catch {
    const tried = await readBuilder(db, parts, withoutFaulty);
    return { builder: tried, packed: tried.pack() };
  }
}

async function readBuilder(
  db: Db,
  parts: DirectoryParts,
  check = (read: CoursesRead) => read,
): Promise<CatalogueBuilder> {
  const builder = new CatalogueBuilder(parts);
  for await (const read of readAllCourses(db, referencedRecords(parts)))
    addCourses(builder, check(read));
  return builder;
}

function withoutFaulty({ courses, unread }: CoursesRead): CoursesRead {
  const faulty = notIndexable(courses);
  return {
    courses: courses.filter(({ id }) => !faulty.has(id)),
    unread: [...unread, ...faulty.values()],
  };
}

function addCourses(builder: CatalogueBuilder, { courses, unread }: CoursesRead): void {
  for (const course of courses) builder.add(course);
  for (const course of unread) builder.leaveOut(course);
}

function referencedRecords({ institutions, categories }: DirectoryParts): Refs {
  return {
    institutions: new Map(
      institutions.map(({ id, name, logo, blacklisted }) => [
        id,
        { id, name, logo, ...(blacklisted && { blacklisted }) },
      ]),
    ),
    categories: new Map(categories.map(({ id, name }) => [id, { id, name }])),
    lists: new JsonLists(),
  };
}
