import {
  type DuckDBConnection,
  DuckDBDataChunkWriter,
  DuckDBInstance,
  listValue,
} from "@duckdb/node-api";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import type { Directory } from "../corpora.ts";
import { type Answer, type Engine, PAGE } from "../engine.ts";
import { FacetValues, recordsOf } from "../records.ts";

/**
 * Values are numbers, and facets with one value per course are plain columns, which is its fastest
 * layout. Its text index is an extension that has to be fetched, so it takes no part in texts.
 */
export const duckdb: Engine = {
  name: "DuckDB",
  package: "@duckdb/node-api",
  most: 1_000_000,
  async load(directory) {
    const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
    const connection = await instance.connect();
    const values = new FacetValues();
    const isMany = await takeIn(connection, directory, values);
    return {
      a: (filters) => browse(connection, values, isMany, filters),
      countsOf: (counts) => values.named(counts as Uint32Array),
    };
  },
};

/** Fills the table `courses`, and tells for each facet whether a course has several values of it. */
async function takeIn(
  connection: DuckDBConnection,
  directory: Directory,
  values: FacetValues,
): Promise<boolean[]> {
  const isMany = FILTER_KEYS.map(() => false);
  const lists = FILTER_KEYS.map((key) => `${key} integer[]`);
  await connection.run(`create table lists (id integer, ${lists.join()})`);
  const appender = await connection.createAppender("lists");
  const writer = DuckDBDataChunkWriter.forAppender(appender);
  for (const { id, isCourse, values: own } of recordsOf(directory, values)) {
    if (!isCourse) break;
    const byFacet = FILTER_KEYS.map((_, facet) =>
      own.filter((value) => values.facets[value] === facet),
    );
    for (const [facet, numbers] of byFacet.entries()) isMany[facet] ||= numbers.length > 1;
    writer.appendRow([id, ...byFacet.map(listValue)]);
  }
  writer.flush();
  appender.closeSync();
  const columns = FILTER_KEYS.map((key, facet) => (isMany[facet] ? key : `${key}[1] as ${key}`));
  await connection.run(`create table courses as select id, ${columns.join()} from lists`);
  await connection.run("drop table lists");
  return isMany;
}

async function browse(
  connection: DuckDBConnection,
  values: FacetValues,
  isMany: readonly boolean[],
  filters: Filters,
): Promise<Answer> {
  const chosen = values.chosen(filters);
  const where = (except: number) => {
    const terms = chosen.flatMap((own, facet) => {
      if (own === null || facet === except) return [];
      const key = FILTER_KEYS[facet]!;
      return [isMany[facet] ? `list_has_any(${key}, [${own}])` : `${key} in (${own})`];
    });
    return terms.length > 0 ? ` where ${terms.join(" and ")}` : "";
  };
  const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
  const [[total] = []] = await rows(`select count(*) from courses${where(-1)}`);
  const ids = await rows(`select id from courses${where(-1)} limit ${PAGE}`);
  const counts = new Uint32Array(values.names.length);
  for (const [facet, key] of FILTER_KEYS.entries()) {
    const value = isMany[facet] ? `unnest(${key})` : key;
    const own = `select ${value} as value from courses${where(facet)}`;
    const sql = `select value, count(*) from (${own}) where value is not null group by value`;
    for (const [number, count] of await rows(sql)) counts[Number(number)] = Number(count);
  }
  return { total: Number(total), ids: ids.map(([id]) => Number(id)), counts };
}
