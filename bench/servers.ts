import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { build } from "../scripts/build.mjs";
import { startCluster } from "../test/postgres.ts";
import { type Load, load } from "./pages/load.ts";
import { type Served, serve } from "./pages/servers.ts";

// Two servers on one PostgreSQL under constant load while imports change the directory. Exits with
// 1 where a request failed, or an answer was outdated a second after an import.

const SITE = "build/server/index.js";
const CHANGES = 5;
/** Number of courses that each import changes. */
const COURSES = 2_000;
/** Requests per second to each server: leaves room for the imports on two cores. */
const RATE = 300;
/** Duration of the load in seconds. */
const LENGTH = 45;
/** Milliseconds after an import by which every answer must show it. */
const PROMISE = 1_000;
/** Number of requests to each server after this time. */
const CHECKS = 20;

const ASKED = "/search?query=benchmark&page=1";
const PAGES = [
  "/",
  "/courses",
  "/courses?category=Marketing",
  ASKED,
  "/institutions",
  "/courses/1/x",
];

/** One server's answers after one import. */
interface Shown {
  /** Milliseconds until it showed the change. */
  after: number;
  /** Number of answers after a second that did not show it. */
  outdated: number;
}

await build();
const cluster = await startCluster();
try {
  const storage = await openStorage({ databaseUrl: cluster.url, dataDir: tmpdir() });
  const start = () => serve(SITE, { DATABASE_URL: cluster.url });
  const servers = [await start(), await start()];
  // The first import makes the directory large enough for the packing thread, which starts then.
  const first = await change(storage, 0);
  await Promise.all(servers.map((server) => watch(server, 0, first)));
  const loads = servers.map((server) => load(server, PAGES, LENGTH, RATE));
  const shown: Shown[] = [];
  for (let number = 1; number <= CHANGES; number++) {
    const ended = await change(storage, number);
    shown.push(...(await Promise.all(servers.map((server) => watch(server, number, ended)))));
  }
  report(shown, await Promise.all(loads));
  for (const server of servers) await server.stop();
  await storage.close();
} finally {
  await cluster.stop();
}

/** Renames every course of the benchmark; resolves with the time of the commit. */
async function change(storage: Storage, number: number): Promise<number> {
  const line = (value: unknown, at: number) => ({ line: at + 1, value });
  const institution = { ref: "bench", name: "Benchmark College" };
  const courses = Array.from({ length: COURSES }, (_, at) => ({
    ref: `course-${at}`,
    institution: institution.ref,
    name: `Benchmark ${at} of change ${number}`,
  }));
  const { refusals } = await importRecords(storage, {
    source: "bench",
    fileName: "bench",
    dryRun: false,
    records: {
      institutions: [line(institution, 0)],
      categories: [],
      courses: courses.map(line),
      notes: [],
    },
  });
  if (refusals.length > 0) throw new Error("the importer refused a record of the benchmark");
  return performance.now();
}

async function watch(server: Served, number: number, ended: number): Promise<Shown> {
  const shows = async () =>
    (await (await fetch(server.origin + ASKED)).text()).includes(`of change ${number}`);
  while (!(await shows())) {
    if (performance.now() - ended > 20 * PROMISE) throw new Error("a change was never shown");
  }
  const after = performance.now() - ended;
  await sleep(Math.max(0, PROMISE - (performance.now() - ended)));
  let outdated = 0;
  for (let check = 0; check < CHECKS; check++) if (!(await shows())) outdated += 1;
  return { after, outdated };
}

function report(shown: readonly Shown[], loads: readonly Load[]): void {
  const slowest = Math.max(...shown.map(({ after }) => after));
  const outdated = shown.reduce((sum, one) => sum + one.outdated, 0);
  const times = shown.map(({ after }) => after.toFixed(0)).join(", ");
  const failed = loads.reduce((sum, one) => sum + one.failed, 0);
  const rates = loads.map(({ rate }) => rate.toFixed(0)).join(" and ");
  console.log(`Answers a second: ${rates}; failed: ${failed}
Imports of ${COURSES} courses: ${CHANGES}; shown by both servers at the latest after ${slowest.toFixed(0)} ms
Shown after, in milliseconds, server by server and import by import: ${times}
Answers that were out of date a second after an import: ${outdated} of ${shown.length * CHECKS}`);
  process.exitCode = failed + outdated === 0 && slowest <= PROMISE ? 0 : 1;
}
