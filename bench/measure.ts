import { readFileSync } from "node:fs";
import type { Directory } from "./corpora.ts";
import { type Corpus, openCorpus } from "./corpora.ts";
import type { Answer, ClassName, Engine, Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { editsBetween, type Meaning, type MeaningQuery } from "./meaning.ts";
import type { Typo, Workload } from "./queries.ts";
import { askerOf, processorClock, type Timing, time } from "./timing.ts";

// Runs one engine on one corpus in a process of its own. Prints a line of JSON after each class, with all
// that was measured so far, so that what a slow engine did is there when its time is over.

/** What an engine's process is told to do. */
export interface Task {
  corpus: Corpus;
  work: Workload;
  /** Empty for a corpus without words of people. */
  meanings: MeaningQuery[];
  misspellings: Record<"open" | "held back", Typo[]>;
  /** Letters of the classes of work. */
  classes: string;
  /** Processor time for which each class is measured. */
  milliseconds: number;
}

export interface Measured {
  engine: string;
  build: BuildMeasured;
  bytesACourse: number | null;
  classes: Partial<Record<ClassName, ClassMeasured>>;
  /** Totals of the queries by meaning, in their order, as far as there was time. */
  totals: { meaning: Meaning; total: number }[];
  /** Misspellings of people that were understood, by list and edits: "open, 1 edit". */
  understood: Record<string, Share>;
}

/** Time in which an engine loaded the courses, without the time to generate or read them. */
interface BuildMeasured {
  /** Processor time of all threads. */
  processorSeconds: number;
  /** Wall-clock time. */
  seconds: number;
}

interface ClassMeasured extends Timing {
  /** Typos whose meant courses were found; class c only. */
  found: Share | null;
  /** Answers to some of the timed queries. */
  checked: CheckedAnswer[];
}

export interface CheckedAnswer {
  total: number;
  /** Sorted "key: value=count"; empty for queries without counts. */
  counts: string[];
}

export interface Share {
  met: number;
  of: number;
}

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Number of answers that are checked in each class; brute force is slow at large sizes. */
function checkedAt(size: number): number {
  return size <= 1_000 ? 120 : size <= 100_000 ? 48 : 12;
}

/** A slow peer's answers are checked for this time, but at least this many. */
const CHECKED = { milliseconds: 2_000, least: 5 };

/** Understanding is tried for this time, but on at least this many made typos. */
const TRIED = { milliseconds: 5_000, least: 40 };

/** The order in which classes are measured: those that take slow engines longest come last. */
const ORDER: readonly ClassName[] = ["e", "b", "c", "d", "a", "f"];

const EDITS = ["one edit", "two edits", "more"];

const [name = "", file = ""] = process.argv.slice(2);
const engine = ENGINES.find((one) => one.name === name);
if (!engine) throw new Error(`no engine is called ${name}`);
for await (const measured of measure(engine, JSON.parse(readFileSync(file, "utf8")) as Task)) {
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(measured)}\n`, resolve));
}
process.exit();

async function* measure(engine: Engine, task: Task): AsyncGenerator<Measured> {
  const { corpus, misspellings } = task;
  const { loaded, build } = await load(engine, openCorpus(corpus));
  const bytesACourse = loaded.bytes === undefined ? null : loaded.bytes / corpus.size;
  const measured: Measured = {
    engine: engine.name,
    build,
    bytesACourse,
    classes: {},
    totals: [],
    understood: {},
  };
  const { classes, understood } = measured;
  for (const letter of ORDER) {
    if (!task.classes.includes(letter) || !loaded[letter]) continue;
    classes[letter] = await measureClass(loaded, letter, task);
    yield measured;
  }
  for (const [list, typos] of Object.entries(misspellings)) {
    if (!loaded.c || !task.classes.includes("c")) continue;
    const edits = ({ typed, meant }: Typo) => editsBetween(typed.trim(), meant);
    for (const [count, own] of Map.groupBy(typos, (typo) => Math.min(3, edits(typo)))) {
      understood[`${list}, ${EDITS[count - 1]}`] = await foundShare(loaded, own, 1);
    }
  }
  if (loaded.c && task.classes.includes("c")) {
    understood["half typed, one edit"] = await foundShare(
      loaded,
      task.work.halves,
      TRIED.least,
      "",
    );
  }
  yield { ...measured, totals: await totalsOf(loaded, task.meanings) };
  loaded.close?.();
}

async function load(
  engine: Engine,
  directory: Directory,
): Promise<{ loaded: Loaded; build: BuildMeasured }> {
  const generating = timeGenerating(directory);
  const [clock, start] = [processorClock(), performance.now()];
  const loaded = await engine.load(directory);
  const seconds = (performance.now() - start) / 1000;
  const build = {
    processorSeconds: Math.max(0, clock() - generating.processorSeconds),
    seconds: Math.max(0, seconds - generating.seconds),
  };
  return { loaded, build };
}

/** The time to go through the courses, which is subtracted. */
function timeGenerating(directory: Directory): BuildMeasured {
  const [clock, start] = [processorClock(), performance.now()];
  for (const _ of directory.courses());
  return { processorSeconds: clock(), seconds: (performance.now() - start) / 1000 };
}

async function measureClass(
  loaded: Loaded,
  letter: ClassName,
  { corpus, work, milliseconds }: Task,
): Promise<ClassMeasured> {
  const queries = { warming: work.warming[letter], fresh: work.fresh[letter] };
  const timing = await time(loaded, letter, queries, milliseconds);
  const ask = askerOf(loaded, letter);
  const checked: CheckedAnswer[] = [];
  const start = performance.now();
  for (const query of spread(queries.fresh, checkedAt(corpus.size))) {
    checked.push(check(loaded, await ask(query)));
    const isLong = performance.now() - start > CHECKED.milliseconds;
    if (isLong && !loaded.totalOf && checked.length >= CHECKED.least) break;
  }
  const found = letter === "c" ? await foundShare(loaded, work.typos, TRIED.least) : null;
  return { ...timing, found, checked };
}

/** Items from the whole list, in steps that do not coincide with a pattern of the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const place = (at: number) => Math.floor(((at * GOLDEN_RATIO) % 1) * list.length);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[place(at)]!);
}

function check(loaded: Loaded, { total, counts }: Answer): CheckedAnswer {
  if (counts === undefined || !loaded.countsOf) return { total, counts: [] };
  const read = [...loaded.countsOf(counts)];
  return { total, counts: read.map(([value, count]) => `${value}=${count}`).sort() };
}

/**
 * A typo is understood when one of the best ten is among the best ten for what was meant.
 *
 * @param end What is typed behind what is meant: a space where it is whole.
 */
async function foundShare(
  loaded: Loaded,
  typos: readonly Typo[],
  least: number,
  end = " ",
): Promise<Share> {
  const start = performance.now();
  const share = { met: 0, of: 0 };
  for (const { typed, meant } of spread(typos, 600)) {
    const wanted = new Set((await loaded.b!(meant + end)).ids);
    const { ids } = await loaded.c!(typed);
    if (ids.some((id) => wanted.has(id))) share.met++;
    share.of++;
    if (share.of >= least && performance.now() - start > TRIED.milliseconds) break;
  }
  return share;
}

/** Brute force looks for what is meant, others for what is typed. */
async function totalsOf(
  loaded: Loaded,
  queries: readonly MeaningQuery[],
): Promise<Measured["totals"]> {
  const totals: Measured["totals"] = [];
  if (!loaded.b) return totals;
  const start = performance.now();
  const ask = loaded.c ?? loaded.b;
  for (const { meaning, typed, groups } of queries) {
    const total = loaded.totalOf
      ? loaded.totalOf(groups)
      : (await (meaning === "typo" ? ask : loaded.b)(typed)).total;
    totals.push({ meaning, total });
    if (!loaded.totalOf && performance.now() - start > TRIED.milliseconds) break;
  }
  return totals;
}
