import type { Engine } from "./engine.ts";
import { crossfilter2 } from "./engines/crossfilter.ts";
import { duckdb } from "./engines/duckdb.ts";
import { flexsearch } from "./engines/flexsearch.ts";
import { itemsJs } from "./engines/itemsjs.ts";
import { magu } from "./engines/magu.ts";
import { minisearch } from "./engines/minisearch.ts";
import { orama } from "./engines/orama.ts";
import { plain } from "./engines/plain.ts";
import { plainIndex } from "./engines/plain-index.ts";
import { roaring } from "./engines/roaring.ts";
import { sphinx } from "./engines/sphinx.ts";
import { sqlite } from "./engines/sqlite.ts";
import { uFuzzyEngine } from "./engines/ufuzzy.ts";

/**
 * Ours first, then the brute force that all answers are checked against, then the yardstick, then the
 * peers.
 */
export const ENGINES: readonly Engine[] = [
  magu,
  plain,
  plainIndex,
  sphinx,
  sqlite,
  roaring,
  duckdb,
  crossfilter2,
  itemsJs,
  flexsearch,
  minisearch,
  uFuzzyEngine,
  orama,
];
