import {
  type DuckDBConnection,
  DuckDBDataChunkWriter,
  DuckDBInstance,
  listValue,
} from "@duckdb/node-api";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { type Answer, type Engine, PAGE } from "../engine.ts";
import type { GeneratedDirectory } from "../generator.ts";
import { recordsOf } from "../records.ts";

export const duckdb: Engine = {
  name: "DuckDB",
  package: "@duckdb/node-api",
  most: 1_000_000,
  async load(directory) {
    const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
    const connection = await instance.connect();
    await fill(connection, directory);
    return {
      matching: "own",
      a: (filters) => browse(connection, filters),
      countsOf: (counts) => counts as Map<string, number>,
    };
  },
};

async function fill(connection: DuckDBConnection, directory: GeneratedDirectory): Promise<void> {
  const columns = FILTER_KEYS.map((key) => `${key} varchar[]`).join(", ");
  await connection.run(`create table courses (id integer, ${columns})`);
  const appender = await connection.createAppender("courses");
  const writer = DuckDBDataChunkWriter.forAppender(appender);
  for (const { id, values } of recordsOf(directory))
    writer.appendRow([id, ...values.map(listValue)]);
  writer.flush();
  appender.closeSync();
}

function list(values: readonly string[]): string {
  return `[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")}]::varchar[]`;
}

async function browse(connection: DuckDBConnection, filters: Filters): Promise<Answer> {
  const where = (except?: string) => {
    const keys = FILTER_KEYS.filter((key) => key !== except && filters[key].length > 0);
    const terms = keys.map((key) => `list_has_any(${key}, ${list(filters[key])})`);
    return terms.length > 0 ? ` where ${terms.join(" and ")}` : "";
  };
  const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
  const [[total] = []] = await rows(`select count(*) from courses${where()}`);
  const ids = await rows(`select id from courses${where()} limit ${PAGE}`);
  const counts = new Map<string, number>();
  for (const key of FILTER_KEYS) {
    const values = `select unnest(${key}) as value from courses${where(key)}`;
    for (const [value, count] of await rows(
      `select value, count(*) from (${values}) group by value`,
    )) {
      counts.set(`${key}: ${value}`, Number(count));
    }
  }
  return { total: Number(total), ids: ids.map(([id]) => Number(id)), counts };
}
