import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import type { Directory } from "../corpora.ts";
import { type Answer, type Engine, type Loaded, PAGE, SUGGESTIONS } from "../engine.ts";
import { FacetValues, recordsOf, wordsTyped } from "../records.ts";
import { connectSphinx, type SphinxConnection } from "./sphinx-connection.ts";

const isInstalled = ["searchd", "indexer"].every(
  (program) => spawnSync(program, ["--help"]).error === undefined,
);

/**
 * Debian's sphinxsearch 2.2 on a socket, asked in SphinxQL. Words are kept as keywords, of which a
 * beginning is a range; facets are attributes, those with one value for a course plain ones.
 */
export const sphinx: Engine = {
  name: "Sphinx 2.2",
  package: null,
  most: 1_000_000,
  missing: isInstalled ? null : "searchd and indexer are not installed (Debian: sphinxsearch)",
  async load(directory) {
    const folder = mkdtempSync(join(tmpdir(), "magu-sphinx-"));
    const values = new FacetValues();
    const isMany = await writeRows(directory, values, join(folder, "rows.tsv"));
    const server = await startServer(folder, isMany);
    const connection = await connectSphinx(join(folder, "socket"));
    return {
      ...searching(connection, values),
      serverSeconds: () => secondsOf(server.pid!),
      close: () => {
        server.kill("SIGKILL");
        rmSync(folder, { recursive: true });
      },
    };
  },
};

/** Writes the records, and tells for each facet whether a course has several values of it. */
async function writeRows(
  directory: Directory,
  values: FacetValues,
  file: string,
): Promise<boolean[]> {
  const isMany = FILTER_KEYS.map(() => false);
  const rows = createWriteStream(file);
  for (const { id, isCourse, text, name, values: own } of recordsOf(directory, values)) {
    // Numbers from 1 on: 0 is a plain attribute without a value.
    const byFacet = FILTER_KEYS.map((_, facet) =>
      own.flatMap((value) => (values.facets[value] === facet ? [value + 1] : [])),
    );
    for (const [facet, numbers] of byFacet.entries()) isMany[facet] ||= numbers.length > 1;
    const texts = [text, name].map((one) => one.replaceAll("\n", " "));
    const cells = [id, ...texts, isCourse ? 1 : 0, ...byFacet.map((numbers) => numbers.join())];
    if (!rows.write(`${cells.join("\t")}\n`)) await once(rows, "drain");
  }
  rows.end();
  await once(rows, "finish");
  return isMany;
}

async function startServer(folder: string, isMany: readonly boolean[]): Promise<ChildProcess> {
  const file = join(folder, "sphinx.conf");
  writeFileSync(file, configuration(folder, isMany));
  const indexed = spawnSync("indexer", ["--config", file, "--quiet", "courses"]);
  if (indexed.status !== 0) throw new Error(`error: indexer: ${indexed.stdout}`);
  const server = spawn("searchd", ["--config", file, "--nodetach"], { stdio: "ignore" });
  process.once("exit", () => server.kill("SIGKILL"));
  process.once("SIGTERM", () => process.exit(1));
  return server;
}

function configuration(folder: string, isMany: readonly boolean[]): string {
  const attributes = isMany.map((many, facet) =>
    many ? `tsvpipe_attr_multi = f${facet}` : `tsvpipe_attr_uint = f${facet}`,
  );
  return `source courses {
  type = tsvpipe
  tsvpipe_command = cat ${folder}/rows.tsv
  tsvpipe_field = text
  tsvpipe_field = name
  tsvpipe_attr_uint = course
  ${attributes.join("\n  ")}
}
index courses {
  source = courses
  path = ${folder}/courses
  dict = keywords
  min_prefix_len = 1
  charset_table = 0..9, a..z, U+0080..U+FFFF
}
indexer {
  mem_limit = 1024M
}
searchd {
  listen = ${folder}/socket:mysql41
  log = /dev/null
  pid_file = ${folder}/pid
  binlog_path =
  workers = threads
}
`;
}

/** Processor time of a process, of which the system counts hundredths of a second. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** How many the query before it found. */
const TOTAL = "show meta like 'total_found'";

function searching(connection: SphinxConnection, values: FacetValues): Loaded {
  const faceted = (filters: Filters) => browse(connection, values, filters);
  return {
    a: faceted,
    b: async (typed) => {
      const [rows = [], meta = []] = await connection.query(
        `select id from courses where match('@text ${matching(typed)}') limit ${PAGE}
         option ranker=bm25, max_matches=${PAGE}; ${TOTAL}`,
      );
      return { total: Number(meta[0]![1]), ids: rows.map(([id]) => Number(id)) };
    },
    d: faceted,
    e: async (typed) => {
      const match = matching(typed);
      if (match === "") return { total: 0, ids: [] };
      const [rows = []] = await connection.query(
        `select id from courses where match('@name ${match}') limit ${SUGGESTIONS}
         option ranker=none, cutoff=${SUGGESTIONS}, max_matches=${SUGGESTIONS}`,
      );
      return { total: rows.length, ids: rows.map(([id]) => Number(id)) };
    },
    countsOf: (counts) => values.named(counts as Uint32Array),
  };
}

function matching(typed: string): string {
  const { whole, begun } = wordsTyped(typed);
  return [...whole, ...(begun === null ? [] : [`${begun}*`])].join(" ");
}

/** One batch of the page and each facet, with as many places as it has values. */
async function browse(
  connection: SphinxConnection,
  values: FacetValues,
  filters: Filters,
): Promise<Answer> {
  const chosen = values.chosen(filters);
  const where = (except: number) =>
    [
      "course=1",
      ...chosen.flatMap((own, facet) =>
        own === null || facet === except ? [] : [`f${facet} in (${own.map((one) => one + 1)})`],
      ),
      ...(filters.name === "" ? [] : [`match('@text ${matching(filters.name)}')`]),
    ].join(" and ");
  const ranker = filters.name === "" ? "none" : "bm25";
  const option = (places: number) =>
    `limit ${places} option ranker=${ranker}, max_matches=${places}`;
  const statements = FILTER_KEYS.map((_, facet) => {
    const places = values.facets.filter((one) => one === facet).length;
    return `select groupby(), count(*) from courses where ${where(facet)} group by f${facet} ${option(places + 1)}`;
  });
  const page = `select id from courses where ${where(-1)} ${option(PAGE)}`;
  const results = await connection.query([...statements, page, TOTAL].join("; "));
  const [[[, total] = []] = [], rows = [], ...groups] = results.reverse();
  const counts = new Uint32Array(values.names.length + 1);
  for (const group of groups)
    for (const [value, count] of group) counts[Number(value)] = Number(count);
  return {
    total: Number(total),
    ids: rows.map(([id]) => Number(id)),
    counts: counts.subarray(1),
  };
}
