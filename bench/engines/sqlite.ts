import { DatabaseSync } from "node:sqlite";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { type Answer, type Engine, type Loaded, PAGE, SUGGESTIONS } from "../engine.ts";
import { FacetValues, recordsOf, wordsTyped } from "../records.ts";

/**
 * FTS5 with prefix indexes, names in a table of their own. It ranks where the best are asked for,
 * and takes any for suggestions and pages. Values of facets stand in one table by course, and by
 * value.
 */
export const sqlite: Engine = {
  name: "SQLite FTS5",
  package: null,
  most: 1_000_000,
  load(directory) {
    const database = new DatabaseSync(":memory:");
    const values = new FacetValues();
    database.exec(`
      create virtual table texts using fts5(text, content='', tokenize='ascii', prefix='1 2 3');
      create virtual table names using fts5(name, content='', tokenize='ascii', prefix='1 2 3');
      create table courses (id integer primary key);
      create table held (course integer, value integer, primary key (course, value)) without rowid;
      begin`);
    takeIn(database, recordsOf(directory, values));
    database.exec(`
      create index held_by on held (value, course);
      create table facets (value integer primary key, bit integer);
      ${values.facets.map((facet, value) => `insert into facets values (${value}, ${1 << facet});`).join("\n")}
      commit; analyze`);
    return searching(database, values);
  },
};

function takeIn(database: DatabaseSync, records: ReturnType<typeof recordsOf>): void {
  const texts = database.prepare("insert into texts (rowid, text) values (?, ?)");
  const names = database.prepare("insert into names (rowid, name) values (?, ?)");
  const courses = database.prepare("insert into courses values (?)");
  const held = database.prepare("insert into held values (?, ?)");
  for (const { id, isCourse, text, name, values } of records) {
    texts.run(id, text);
    names.run(id, name);
    if (isCourse) courses.run(id);
    for (const value of values) held.run(id, value);
  }
}

function searching(database: DatabaseSync, values: FacetValues): Loaded {
  const best = database.prepare(
    `select rowid as id from texts where texts match ? order by rank limit ${PAGE}`,
  );
  const total = database.prepare("select count(*) as total from texts where texts match ?");
  const suggested = database.prepare(
    `select rowid as id from names where names match ? limit ${SUGGESTIONS}`,
  );
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => Number(id));
  const faceted = (filters: Filters) => browse(database, values, filters);
  return {
    a: faceted,
    b: (typed) => {
      const match = matching(typed);
      return { total: Number(total.get(match)!.total), ids: idsOf(best.all(match)) };
    },
    d: faceted,
    e: (typed) => {
      const match = matching(typed);
      const ids = match === "" ? [] : idsOf(suggested.all(match));
      return { total: ids.length, ids };
    },
    countsOf: (counts) => values.named(counts as Uint32Array),
    close: () => database.close(),
  };
}

function matching(typed: string): string {
  const { whole, begun } = wordsTyped(typed);
  const words = whole.map((word) => `"${word}"`);
  if (begun !== null) words.push(`"${begun}"*`);
  return words.join(" AND ");
}

/** Courses that fail at most one filter, with the bit of its facet, and what they count for. */
function browse(database: DatabaseSync, values: FacetValues, filters: Filters): Answer {
  const chosen = values.chosen(filters);
  const missed = FILTER_KEYS.flatMap((_, facet) => {
    const own = chosen[facet];
    if (own === null || own === undefined) return [];
    const has = `select 1 from held where course = id and value in (${own.join()})`;
    return [`(not exists (${has})) * ${1 << facet}`];
  });
  const [from, match] =
    filters.name === ""
      ? ["courses", []]
      : [
          "(select rowid as id from texts where texts match ?) join courses using (id)",
          [matching(filters.name)],
        ];
  database.exec("drop table if exists temp.near");
  database
    .prepare(
      `create temp table near as select * from
       (select id, ${missed.join(" | ") || "0"} as missed from ${from})
       where (missed & (missed - 1)) = 0`,
    )
    .run(...match);
  const [{ total = 0 } = {}] = database
    .prepare("select count(*) as total from near where missed = 0")
    .all();
  const rows = database.prepare(`select id from near where missed = 0 limit ${PAGE}`).all();
  const counted = database.prepare(
    `select value, count(*) as count from near join held on course = id join facets using (value)
     where missed = 0 or missed = bit group by value`,
  );
  const counts = new Uint32Array(values.names.length);
  for (const { value, count } of counted.all()) counts[Number(value)] = Number(count);
  return { total: Number(total), ids: rows.map(({ id }) => Number(id)), counts };
}
