import { writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "../scripts/build.mjs";
import { type Served, serve } from "./pages/servers.ts";

// Processor time of pages that nobody asked for before, compared with a bare node:http server that
// sends the same bytes and headers of the same pages to the same client. The production build with
// its settings as they are: a page goes through cache, loader, rendering and packing. Prints the
// table and writes it to bench/RENDERING.md.

const SITE = "build/server/index.js";
const RAW = "bench/pages/raw-server.ts";
const PAGES = 40;
const CONNECTIONS = 4;
/** Rounds whose pages warm the server up; a round asks for PAGES new ones. */
const WARM_UP = 15;
const ROUNDS = 12;
/** On a busy machine a server refuses what comes in the moment of its start. */
const STARTING_MS = 3_000;
/** How often the bare server is asked for each of a round's pages: it answers in microseconds. */
const BARE_TIMES = 40;
const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"];

/** Every way to leave out three levels: 165 lists of courses. */
const LISTS = LEVELS.flatMap((_, a) =>
  LEVELS.slice(a + 1).flatMap((_, b) =>
    LEVELS.slice(a + b + 2).map((_, c) => listWithout(a, a + b + 1, a + b + c + 2)),
  ),
);

/** The pages of each round, none of them twice. */
const KINDS: Record<string, (round: number) => string[]> = {
  "listing, 40 pages of one list": (round) => places((at) => `/courses/${at + 1}?${LISTS[round]}`),
  "listing, 40 lists": (round) =>
    places((at) => `/courses/${1 + round}?${LISTS[LISTS.length - 1 - at]}`),
  "page of a course": (round) =>
    places((at) => `/courses/${1 + ((round * PAGES + at) % 800)}/x${round}`),
};

type Headers = Record<string, string>;

/** What clients say that they can unpack. */
const PACKINGS: Record<string, (origin: string) => Promise<Headers>> = {
  brotli: async () => ({ "Accept-Encoding": "br" }),
  "no packing": async () => ({ "Accept-Encoding": "identity" }),
  "the page dictionary": holdingDictionary,
};

interface Cost {
  /** Milliseconds of processor time for an answer. */
  ms: number;
  /** Mean of the answers' bodies, as sent. */
  bytes: number;
}

await build();
const rows: string[] = [];
for (const [kind, pagesOf] of Object.entries(KINDS)) {
  for (const [packing, headersOf] of Object.entries(PACKINGS)) {
    rows.push(await row(`${kind}, ${packing}`, pagesOf, headersOf));
  }
}
const report = `# Rendering

Made by \`npm run bench:rendering\`: milliseconds of processor time (of the whole process, its threads
included) for one answer, and how many answers Magu gives for each hundred that a bare node:http
server gives with the same processor time. Both send the same bytes with the same headers to the same
client over ${CONNECTIONS} connections. Nobody asked for any of Magu's pages before; after ${WARM_UP * PAGES} pages to warm
up, the medians of ${ROUNDS} rounds of ${PAGES}.

| pages | bytes sent | ms | ms of bare node:http | share |
|---|---|---|---|---|
${rows.join("\n")}

Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? "unknown processor"}.
`;
writeFileSync(join(import.meta.dirname, "RENDERING.md"), report);
console.log(report);

async function row(
  name: string,
  pagesOf: (round: number) => string[],
  headersOf: (origin: string) => Promise<Headers>,
): Promise<string> {
  // On a busy machine nobody is refused: what counts is the time spent, not the time waited.
  const site = await serve(SITE, { LOG_LEVEL: "error", MAX_WAIT_MS: "60000" });
  await sleep(STARTING_MS);
  const headers = await headersOf(site.origin);
  for (let round = 0; round < WARM_UP; round++) await costOf(site, pagesOf(round), headers);
  const made: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    made.push(await costOf(site, pagesOf(WARM_UP + round), headers));
  }
  const paths = pagesOf(WARM_UP + ROUNDS);
  const bare = await serve(RAW, {
    BENCH_ORIGIN: site.origin,
    BENCH_PATHS: JSON.stringify(paths),
    BENCH_HEADERS: JSON.stringify(headers),
  });
  await site.stop();
  const often = Array.from({ length: BARE_TIMES }, () => paths).flat();
  await costOf(bare, often, headers);
  const sent: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) sent.push(await costOf(bare, often, headers));
  await bare.stop();
  const [own, least] = [median(made), median(sent)];
  const share = `${((100 * least.ms) / own.ms).toFixed(2)} %`;
  return `| ${name} | ${own.bytes.toFixed(0)} | ${own.ms.toFixed(2)} | ${least.ms.toFixed(3)} | ${share} |`;
}

/** Asks for each path once and counts what the server spent on them. */
async function costOf(
  { origin, used }: Served,
  paths: readonly string[],
  headers: Headers,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = used().seconds;
  const sizes = await Promise.all(paths.map((path) => bytesOf(agent, origin + path, headers)));
  const ms = ((used().seconds - before) * 1_000) / paths.length;
  agent.destroy();
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
}

function bytesOf(agent: Agent, url: string, headers: Headers): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      let bytes = 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/** What a browser says that holds the site's dictionary (RFC 9842), once the site has made it. */
async function holdingDictionary(origin: string): Promise<Headers> {
  for (;;) {
    const { headers } = await fetch(origin, { headers: { "Accept-Encoding": "br, zstd" } });
    const digest = /\/page-dictionaries\/([\w-]+)>/.exec(headers.get("link") ?? "")?.[1];
    if (digest) {
      const available = `:${Buffer.from(digest, "base64url").toString("base64")}:`;
      return { "Accept-Encoding": "br, zstd, dcz", "Available-Dictionary": available };
    }
    await sleep(STARTING_MS);
  }
}

function median(costs: readonly Cost[]): Cost {
  const sorted = costs.toSorted((a, b) => a.ms - b.ms);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new RangeError("no rounds");
  return middle;
}

function places(address: (at: number) => string): string[] {
  return Array.from({ length: PAGES }, (_, at) => address(at));
}

/** The query of all courses but those at three levels. */
function listWithout(...left: readonly number[]): string {
  return `mnqf_level=${LEVELS.filter((_, at) => !left.includes(at)).join(":")}`;
}
