import { type Answer, CLASSES, type ClassName, type Engine, type Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { setParents } from "./facet-values.ts";
import { generateDirectory } from "./generator.ts";
import { type Workload, workloadFor } from "./queries.ts";

// Runs one engine on one size in a process of its own and prints what it measured as JSON.

export interface Measured {
  engine: string;
  size: number;
  buildSeconds: number;
  bytesACourse: number | null;
  classes: Partial<Record<ClassName, ClassMeasured>>;
}

export interface ClassMeasured {
  rate: number;
  p99: number;
  /** Share of slips whose meant courses were among the best ten; class c only. */
  found: number | null;
  /** What was answered to the queries that are checked, in their order. */
  checked: CheckedAnswer[];
  /** How the engine matches texts. */
  matching: Loaded["matching"];
}

export interface CheckedAnswer {
  total: number;
  /** Sorted "key: value=count"; empty where no counts are asked for. */
  counts: string[];
}

const CHECKED = 12;

const [name = "", size = "0", letters = "", milliseconds = "1000"] = process.argv.slice(2);
const engine = ENGINES.find((one) => one.name === name);
if (!engine) throw new Error(`no engine is called ${name}`);
const measured = await measure(engine, Number(size), letters, Number(milliseconds));
process.stdout.write(JSON.stringify(measured), () => process.exit(0));

async function measure(
  engine: Engine,
  size: number,
  letters: string,
  milliseconds: number,
): Promise<Measured> {
  const directory = generateDirectory(size);
  const { categories } = directory.parts;
  setParents(
    new Map(categories.flatMap(({ name, parent }) => (parent ? [[name, parent.name]] : []))),
  );
  const work = workloadFor(directory, size);
  const start = performance.now();
  const loaded = await engine.load(directory);
  const buildSeconds = (performance.now() - start) / 1000;
  const classes: Measured["classes"] = {};
  for (const letter of Object.keys(CLASSES) as ClassName[]) {
    if (!letters.includes(letter) || !loaded[letter]) continue;
    classes[letter] = await measureClass(loaded, letter, work, milliseconds);
  }
  loaded.close?.();
  const bytesACourse = loaded.bytes === undefined ? null : loaded.bytes / size;
  return { engine: engine.name, size, buildSeconds, bytesACourse, classes };
}

async function measureClass(
  loaded: Loaded,
  letter: ClassName,
  work: Workload,
  milliseconds: number,
): Promise<ClassMeasured> {
  const ask = asker(loaded, letter);
  const queries = queriesOf(work, letter);
  const checked: CheckedAnswer[] = [];
  for (const query of spread(queries, CHECKED)) checked.push(check(loaded, await ask(query)));
  const found = letter === "c" ? await foundShare(loaded, work) : null;
  const timing = await time(ask, queries, milliseconds);
  return { ...timing, found, checked, matching: loaded.matching };
}

type Ask = (query: never) => Answer | Promise<Answer>;

function asker(loaded: Loaded, letter: ClassName): Ask {
  return loaded[letter]!.bind(loaded) as Ask;
}

function queriesOf(work: Workload, letter: ClassName): readonly never[] {
  const lists: Record<ClassName, readonly unknown[]> = {
    a: work.browse,
    b: work.text,
    c: work.slips.map(({ typed }) => typed),
    d: work.both,
    e: work.keys,
  };
  return lists[letter] as readonly never[];
}

function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, at) => at % step === 0).slice(0, count);
}

function check(loaded: Loaded, { total, counts }: Answer): CheckedAnswer {
  if (counts === undefined || !loaded.countsOf) return { total, counts: [] };
  const read = [...loaded.countsOf(counts)];
  return { total, counts: read.map(([value, count]) => `${value}=${count}`).sort() };
}

/** A slip is understood when one of the best ten is one of the best ten for what was meant. */
async function foundShare(loaded: Loaded, { slips }: Workload): Promise<number> {
  let found = 0;
  for (const { typed, meant } of slips) {
    const wanted = new Set((await loaded.b!(`${meant} `)).ids);
    const { ids } = await loaded.c!(typed);
    if (ids.some((id) => wanted.has(id))) found++;
  }
  return found / slips.length;
}

/** Answers one after the other for the given time, all queries in turn, after a warm-up. */
async function time(ask: Ask, queries: readonly never[], milliseconds: number) {
  const durations: number[] = [];
  await runFor(ask, queries, milliseconds / 2, []);
  await runFor(ask, queries, milliseconds, durations);
  const sorted = durations.sort((a, b) => a - b);
  const sum = sorted.reduce((total, duration) => total + duration, 0);
  return {
    rate: (sorted.length / sum) * 1000,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

async function runFor(
  ask: Ask,
  queries: readonly never[],
  milliseconds: number,
  durations: number[],
): Promise<void> {
  const deadline = performance.now() + milliseconds;
  for (let next = 0; performance.now() < deadline; next++) {
    const start = performance.now();
    const answer = ask(queries[next % queries.length]!);
    if (answer instanceof Promise) await answer;
    durations.push(performance.now() - start);
  }
}
