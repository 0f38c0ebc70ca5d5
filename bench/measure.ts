import { type Answer, CLASSES, type ClassName, type Engine, type Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { setParents } from "./facet-values.ts";
import { generateDirectory } from "./generator.ts";
import { type Workload, workloadFor } from "./queries.ts";

// Runs one engine on one size in a process of its own and prints what it measured as JSON.

export interface Measured {
  engine: string;
  size: number;
  /** Of processor time. */
  buildSeconds: number;
  bytesACourse: number | null;
  classes: Partial<Record<ClassName, ClassMeasured>>;
}

export interface ClassMeasured {
  /** Answers for each second that the process had a processor. */
  rate: number;
  /** In milliseconds as they passed, with whatever else the machine did meanwhile. */
  p99: number;
  /** In milliseconds, of queries, each by the median of its times. */
  p99OfQueries: number;
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

/** So many answers may pass before the processor time is looked at again. */
const UNLOOKED = 16;

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
  const before = process.cpuUsage();
  const loaded = await engine.load(directory);
  const { user, system } = process.cpuUsage(before);
  const buildSeconds = (user + system) / 1e6;
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

/** Answers one after the other for the given processor time, all queries in turn, after a warm-up. */
async function time(ask: Ask, queries: readonly never[], milliseconds: number) {
  await runFor(ask, queries, milliseconds / 2);
  const { seconds, durations } = await runFor(ask, queries, milliseconds);
  const all = durations.flat();
  const medians = durations.filter(({ length }) => length > 0).map((times) => quantile(times, 0.5));
  return {
    rate: all.length / seconds,
    p99: quantile(all, 0.99),
    p99OfQueries: quantile(medians, 0.99),
  };
}

async function runFor(ask: Ask, queries: readonly never[], milliseconds: number) {
  const durations: number[][] = queries.map(() => []);
  const before = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  for (let next = 0; ; next++) {
    const place = next % queries.length;
    const start = performance.now();
    const answer = ask(queries[place]!);
    if (answer instanceof Promise) await answer;
    const duration = performance.now() - start;
    durations[place]!.push(duration);
    const isDue = duration > 1 || next % UNLOOKED === 0;
    if (isDue && seconds() * 1000 >= milliseconds) return { seconds: seconds(), durations };
  }
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
