import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/build.mjs";
import { type Load, load, median, send } from "./pages/load.ts";
import { randomAddresses } from "./pages/random-addresses.ts";
import { type Served, serve } from "./pages/servers.ts";

// How fast pages are served, compared with a bare node:http server that sends the same bytes.
// Prints the table and writes it to bench/PAGES.md.

const SITE = "build/server/index.js";
const RAW = "bench/pages/raw-server.ts";
const LISTING = "/courses?category=Marketing";
const ROUNDS = 10;
const SECONDS = 3;
/** Number of requests with random addresses during which memory is measured. */
const RANDOM_REQUESTS = 200_000;
const PARTS = 8;

await build();
const rows: string[] = [];
const site = await serve(SITE);
const raw = await serve(RAW, {
  BENCH_ORIGIN: site.origin,
  BENCH_PATHS: JSON.stringify([LISTING]),
});
await warmUp(site, [LISTING]);
const [bare, kept] = await sideBySide([raw, [LISTING]], [site, [LISTING]]);
row("bare node:http, the same bytes", bare, bare);
row("cached page of the listing", kept, bare);
const addresses = Array.from({ length: 200 }, (_, n) => `${LISTING}&utm_source=${n}`);
row(
  "the same under 200 addresses that differ in what no page reads",
  await run(site, addresses),
  bare,
);
await raw.stop();
row("API: courses of a category", await run(site, ["/api/v1/p/courses?category=Marketing"]), bare);
row("API: one course", await run(site, ["/api/v1/p/courses/12"]), bare);
row("API: suggestions", await run(site, ["/api/v1/spotlight-search?page=1&query=market"]), bare);
await site.stop();

const unkept = await serve(SITE, { PAGE_CACHE_MB: "0" });
await warmUp(unkept, [LISTING]);
const anew = await run(unkept, [LISTING]);
row("listing made anew for each request", anew, bare);
await unkept.stop();

const pairs = [
  pair("cached page of the listing", kept, await runTwo({})),
  pair("listing made anew for each request", anew, await runTwo({ PAGE_CACHE_MB: "0" })),
];

const memory = await memoryOverRandomAddresses();
const report = `# Pages

Made by \`npm run bench:pages\`. Figures are only comparable within one run: read the ratios. Every
answer was a success. The load comes from the same machine, 50 connections; "for each CPU second"
counts the server's own processor time, which a busy machine changes least.

| answers | a second | for each CPU second | p99 ms | of bare node:http |
|---|---|---|---|---|
${rows.join("\n")}

Two processes against one, each asked by as many connections; the load takes its share of the same
cores, and the more so the quicker the answers are:

| answers | of one, a second | of two, a second | times as many |
|---|---|---|---|
${pairs.join("\n")}

${memory}

Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? "unknown processor"}.
`;
writeFileSync(join(import.meta.dirname, "PAGES.md"), report);
console.log(report);

function row(name: string, { rate, perCpuSecond, p99, failed }: Load, base: Load): void {
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  const share = `${((100 * perCpuSecond) / base.perCpuSecond).toFixed(1)} %`;
  rows.push(`| ${name} | ${rate.toFixed(0)} | ${perCpuSecond.toFixed(0)} | ${p99} | ${share} |`);
}

async function warmUp(server: Served, paths: readonly string[]): Promise<void> {
  await load(server, paths, 4);
}

async function run(server: Served, paths: readonly string[]): Promise<Load> {
  await load(server, paths, 1);
  const loads: Load[] = [];
  for (let round = 0; round < 3; round++) loads.push(await load(server, paths, SECONDS));
  return median(loads);
}

/** Requests per second of two processes that are loaded at the same time. */
async function runTwo(env: Record<string, string>): Promise<number> {
  const servers = [await serve(SITE, env), await serve(SITE, env)];
  await Promise.all(servers.map((server) => warmUp(server, [LISTING])));
  const loads = await Promise.all(servers.map((server) => run(server, [LISTING])));
  await Promise.all(servers.map((server) => server.stop()));
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  if (failed > 0) throw new Error(`two processes: ${failed} requests failed`);
  return loads.reduce((sum, { rate }) => sum + rate, 0);
}

function pair(name: string, { rate }: Load, ofTwo: number): string {
  return `| ${name} | ${rate.toFixed(0)} | ${ofTwo.toFixed(0)} | ${(ofTwo / rate).toFixed(2)} |`;
}

/** Alternates between two servers, so that other load on the machine affects both alike. */
async function sideBySide(...servers: [Served, readonly string[]][]): Promise<[Load, Load]> {
  const loads = servers.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, [server, paths]] of servers.entries()) {
      loads[at]?.push(await load(server, paths, SECONDS));
    }
  }
  return loads.map(median) as [Load, Load];
}

/** Memory at each eighth of many requests with random addresses; a leak would show as a slope. */
async function memoryOverRandomAddresses(): Promise<string> {
  const server = await serve(SITE);
  const steps: string[] = [];
  for (let part = 1; part <= PARTS; part++) {
    const own = (client: number) => randomAddresses(part * 1_000 + client, 1_000);
    await send(server, own, RANDOM_REQUESTS / PARTS);
    const done = (part * RANDOM_REQUESTS) / PARTS;
    steps.push(`| ${done.toLocaleString("en")} | ${Math.round(server.used().bytes / 1e6)} |`);
  }
  await server.stop();
  return `Memory of the server over requests with addresses drawn at random (pages of the listing and the
search with random texts, filters and parameters that no page reads):

| requests | MB resident |
|---|---|
${steps.join("\n")}`;
}
