import { launch } from "chrome-launcher";
import lighthouse, { type Result as LighthouseReport } from "lighthouse";
import { CHROMIUM, withSampleSite } from "./sample-site.ts";

// Runs Lighthouse with its mobile preset on every kind of page. Exits with 1 where a score is below
// its minimum or a page shifts while loading. `npm run lighthouse -- /courses` tests only the given
// paths.

/** Minimum score of each category, out of 100. */
const MARKS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;

type Category = keyof typeof MARKS;

/** Lighthouse's benchmark index of an idle desktop computer is above this. */
const QUIET_MACHINE = 1_000;

/** An odd number, so that there is a median. */
const RUNS = 3;

/** Pages that ask search engines not to list them. */
const UNLISTED = /\/search\?/;

const CATEGORIES = Object.keys(MARKS) as Category[];

interface Result {
  path: string;
  scores: Record<Category, number>;
  /** Cumulative layout shift. */
  shift: number;
  /** Lighthouse's benchmark index of the machine during the run. */
  machine: number;
  /** Why a page lost points, as text. */
  complaints: string[];
}

const named = process.argv.slice(2);
const results = await withSampleSite((origin) => measure(origin));
print(results);
process.exitCode = results.every(isGood) ? 0 : 1;

async function measure(origin: string): Promise<Result[]> {
  const chrome = await launch({
    chromePath: CHROMIUM.path,
    chromeFlags: ["--headless=new", ...CHROMIUM.flags],
  });
  const results: Result[] = [];
  try {
    const pages = named.length > 0 ? named : await pagesOf(origin);
    for (const path of pages) results.push(await resultOf(origin, path, chrome.port));
  } finally {
    chrome.kill();
  }
  return results;
}

/** One page of each kind; courses and institutions from the listing. */
async function pagesOf(origin: string): Promise<string[]> {
  const courses = await firstIds(`${origin}/api/v1/p/courses?limit=3`);
  const [institution] = await firstIds(`${origin}/api/v1/p/institutions`);
  return [
    "/",
    "/courses",
    `/courses/${courses[0]}/course`,
    `/institutions/${institution}`,
    `/compare?ids=${courses.join(",")}`,
    "/careerguide",
    "/search?query=teaching",
    "/calendar",
    "/places",
    "/pathways",
    "/what-i-have",
    "/chat",
    "/aboutus",
  ];
}

async function firstIds(address: string): Promise<number[]> {
  const { data } = (await (await fetch(address)).json()) as { data: { id: number }[] };
  return data.map(({ id }) => id);
}

async function resultOf(origin: string, path: string, port: number): Promise<Result> {
  const { categories, audits, environment } = await medianReport(origin + path, port);
  const audited = new Map(Object.entries(audits));
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    path,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Result["scores"],
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY,
    machine: Math.round(environment.benchmarkIndex),
    complaints: CATEGORIES.flatMap((name) => {
      const weighty = (categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
      return weighty
        .map(({ id }) => audited.get(id))
        .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
        .map((audit) => `${audit?.id} ${audit?.displayValue ?? ""}`.trim());
    }),
  };
}

/** Results of single runs vary, so the median of several is used, as Lighthouse recommends. */
async function medianReport(address: string, port: number): Promise<LighthouseReport> {
  const reports: LighthouseReport[] = [];
  while (reports.length < RUNS) reports.push(await report(address, port));
  const performance = ({ categories }: LighthouseReport) => categories.performance?.score ?? 0;
  const [median] = reports.toSorted((a, b) => performance(a) - performance(b)).slice(RUNS >> 1);
  if (!median) throw new Error(`${address}: no report`);
  return median;
}

/**
 * A busy machine can lose the start of a recording; a second attempt shows whether that was the
 * cause.
 */
async function report(address: string, port: number, attempts = 2): Promise<LighthouseReport> {
  const skipAudits = UNLISTED.test(address) ? ["is-crawlable"] : null;
  const run = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], skipAudits });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (attempts > 1) return await report(address, port, attempts - 1);
  throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? "Lighthouse gave nothing"}`);
}

function isGood({ scores, shift }: Result): boolean {
  return shift === 0 && CATEGORIES.every((name) => scores[name] >= MARKS[name]);
}

function print(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ path }) => path.length));
  const head = ["page".padEnd(width), ...CATEGORIES, "layout shift", "machine"];
  console.log(`\n${head.join("  ")}`);
  for (const result of results) {
    const scores = CATEGORIES.map((name) => String(result.scores[name]).padStart(name.length));
    const shift = result.shift.toFixed(3).padStart("layout shift".length);
    const machine = String(result.machine).padStart("machine".length);
    console.log([result.path.padEnd(width), ...scores, shift, machine].join("  "));
  }
  if (results.some(({ machine }) => machine < QUIET_MACHINE)) {
    console.log("\nThis machine is slow or busy: its figures for performance say little.");
  }
  for (const { path, complaints } of results.filter((result) => !isGood(result))) {
    console.log(`\n${path} lost points for:\n  ${complaints.join("\n  ")}`);
  }
}
