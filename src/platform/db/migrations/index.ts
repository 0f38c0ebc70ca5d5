import type { Migration } from "kysely";
import type { Engine } from "../engine.ts";
import * as catalogue from "./001_catalogue.ts";

/** Every migration by name, in order. A released migration is never edited: add the next one. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    "001_catalogue": { up: (db) => catalogue.up(db, engine) },
  };
}
