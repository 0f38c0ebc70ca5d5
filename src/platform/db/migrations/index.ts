import type { Migration } from "kysely/migration";
import type { Engine } from "../engine.ts";
import * as baseline from "./baseline/baseline.ts";
import * as sessionCookies from "./session-cookies.ts";

/** Every migration by name, in order. A released migration is never edited: add the next one. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    "001_baseline": { up: (db) => baseline.up(db, engine) },
    "002_session_cookies": { up: (db) => sessionCookies.up(db) },
  };
}
