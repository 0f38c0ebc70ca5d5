import type { Kysely } from "kysely";
import {
  CatalogueBuilder,
  type DirectoryParts,
  type PackedCatalogue,
} from "#catalogue/catalogue-builder.ts";
import type { Engine } from "#platform/db/engine.ts";
import type { Database } from "#platform/db/schema.ts";
import { type Mark, readChanges, readMark } from "./changes.repository.server.ts";
import {
  JsonLists,
  type Refs,
  readAllCourses,
  readTheseCourses,
} from "./course-rows.repository.server.ts";
import { readParts } from "./published.repository.server.ts";

type Db = Kysely<Database>;

/** More changed courses than this share of all are not sought out: reading all is as quick. */
const MOST_CHANGED = 0.8;

/**
 * Packs what is published again and again. It keeps the builder, so that after a change only the
 * courses that changed are read; where these are not known for certain, everything is read anew.
 */
export class KeptCatalogue {
  readonly #engine: Engine;
  #kept: { builder: CatalogueBuilder; mark: Mark } | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Packs what the snapshot of this transaction shows. */
  async read(db: Db): Promise<PackedCatalogue> {
    const mark = await readMark(db, this.#engine);
    const parts = await readParts(db);
    const builder = (await this.#renewed(db, mark, parts)) ?? (await readBuilder(db, parts));
    const packed = builder.pack();
    this.#kept = { builder, mark };
    return packed;
  }

  /** The builder that was kept, brought up to date; null where that cannot be. */
  async #renewed(db: Db, now: Mark, parts: DirectoryParts): Promise<CatalogueBuilder | null> {
    const kept = this.#kept;
    // What fails half way is not built upon, and what is of no more use goes before anew is read.
    this.#kept = null;
    if (kept === null || kept.builder.isWorn) return null;
    const { builder, mark } = kept;
    const most = Math.ceil(builder.size * MOST_CHANGED);
    const changed = await readChanges(db, this.#engine, { before: mark, now, most });
    if (changed === null) return null;
    builder.renew(parts);
    builder.remove(new Set(changed));
    for await (const courses of readTheseCourses(db, refsOf(parts), changed)) {
      for (const course of courses) builder.add(course);
    }
    return builder;
  }
}

/** Packs everything that is published; run it inside one snapshot. */
export async function readCatalogue(db: Db): Promise<PackedCatalogue> {
  return (await readBuilder(db, await readParts(db))).pack();
}

async function readBuilder(db: Db, parts: DirectoryParts): Promise<CatalogueBuilder> {
  const builder = new CatalogueBuilder(parts);
  for await (const courses of readAllCourses(db, refsOf(parts))) {
    for (const course of courses) builder.add(course);
  }
  return builder;
}

function refsOf({ institutions, categories }: DirectoryParts): Refs {
  return {
    institutions: new Map(institutions.map(({ id, name, logo }) => [id, { id, name, logo }])),
    categories: new Map(categories.map(({ id, name }) => [id, { id, name }])),
    lists: new JsonLists(),
  };
}
