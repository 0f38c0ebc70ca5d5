import {
  type DuckDBConnection,
  DuckDBDataChunkWriter,
  DuckDBInstance,
  listValue,
} from "@duckdb/node-api";
import type { FacetKey } from "#catalogue/facets.ts";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { type Answer, type Engine, PAGE } from "../engine.ts";
import type { GeneratedDirectory } from "../generator.ts";
import { recordsOf } from "../records.ts";

/**
 * Values are enumerated, and facets with one value per course are plain columns, which is its
 * fastest layout.
 */
export const duckdb: Engine = {
  name: "DuckDB",
  package: "@duckdb/node-api",
  most: 1_000_000,
  async load(directory) {
    const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
    const connection = await instance.connect();
    await takeIn(connection, directory);
    await enumerate(connection);
    return {
      matching: "own",
      a: (filters) => browse(connection, filters),
      countsOf: (counts) => counts as Map<string, number>,
    };
  },
};

const SINGLE: ReadonlySet<FacetKey> = new Set(["mnqf_level", "institutions", "gov_first_degree"]);

async function takeIn(connection: DuckDBConnection, directory: GeneratedDirectory): Promise<void> {
  const columns = FILTER_KEYS.map((key) => `${key} varchar[]`).join(", ");
  await connection.run(`create table texts (id integer, ${columns})`);
  const appender = await connection.createAppender("texts");
  const writer = DuckDBDataChunkWriter.forAppender(appender);
  for (const { id, values } of recordsOf(directory)) {
    writer.appendRow([id, ...values.map(listValue)]);
  }
  writer.flush();
  appender.closeSync();
}

async function enumerate(connection: DuckDBConnection): Promise<void> {
  for (const key of FILTER_KEYS) {
    const values = `select distinct value from (select unnest(${key}) as value from texts)`;
    await connection.run(`create type ${key}_value as enum (${values})`);
  }
  const columns = FILTER_KEYS.map((key) =>
    SINGLE.has(key) ? `${key}[1]::${key}_value as ${key}` : `${key}::${key}_value[] as ${key}`,
  );
  await connection.run(`create table courses as select id, ${columns.join(", ")} from texts`);
  await connection.run("drop table texts");
}

async function browse(connection: DuckDBConnection, filters: Filters): Promise<Answer> {
  const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
  const [[total] = []] = await rows(`select count(*) from courses${where(filters)}`);
  const ids = await rows(`select id from courses${where(filters)} limit ${PAGE}`);
  const counts = new Map<string, number>();
  for (const key of FILTER_KEYS) {
    const value = SINGLE.has(key) ? key : `unnest(${key})`;
    const values = `select ${value} as value from courses${where(filters, key)}`;
    const sql = `select value, count(*) from (${values}) where value is not null group by value`;
    for (const [name, count] of await rows(sql)) counts.set(`${key}: ${name}`, Number(count));
  }
  return { total: Number(total), ids: ids.map(([id]) => Number(id)), counts };
}

/** The condition of all filters except those of one facet. */
function where(filters: Filters, except?: FacetKey): string {
  const keys = FILTER_KEYS.filter((key) => key !== except && filters[key].length > 0);
  const terms = keys.map((key) => condition(key, filters[key]));
  return terms.length > 0 ? ` where ${terms.join(" and ")}` : "";
}

function condition(key: FacetKey, values: readonly string[]): string {
  const texts = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  if (SINGLE.has(key)) return `${key} in (${texts.join(", ")})`;
  return `(${texts.map((text) => `list_contains(${key}, ${text})`).join(" or ")})`;
}
