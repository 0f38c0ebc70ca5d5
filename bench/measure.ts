import { type Answer, CLASSES, type ClassName, type Engine, type Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { setParents } from "./facet-values.ts";
import { type GeneratedDirectory, generateDirectory } from "./generator.ts";
import { type Workload, type Workloads, workloadsFor } from "./queries.ts";
import { type Ask, processorClock, type Timing, time } from "./timing.ts";

// Runs one engine on one size in a separate process and prints its measurements as JSON.

export interface Measured {
  engine: string;
  size: number;
  build: BuildMeasured;
  bytesACourse: number | null;
  classes: Partial<Record<ClassName, ClassMeasured>>;
}

/** Time in which an engine loaded the courses, without the time to generate them. */
interface BuildMeasured {
  /** Processor time of all threads. */
  processorSeconds: number;
  /** Wall-clock time. */
  seconds: number;
}

export interface ClassMeasured extends Timing {
  /** Share of corrected typos; class c only. */
  found: FoundShare | null;
  /** Answers to the checked queries, in their order. */
  checked: CheckedAnswer[];
  /** How the engine matches texts. */
  matching: Loaded["matching"];
}

export interface CheckedAnswer {
  total: number;
  /** Sorted "key: value=count"; empty for queries without counts. */
  counts: string[];
}

/** Typos whose intended courses were among the best ten, out of those tried. */
interface FoundShare {
  share: number;
  of: number;
}

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Number of answers of a class that are compared with the plain objects, which are slow at large
 * sizes.
 */
function checkedAt(size: number): number {
  return size <= 1_000 ? 120 : size <= 100_000 ? 48 : 12;
}

/** Typos are tried for this time, but at least this many. */
const FOUND = { milliseconds: 20_000, least: 60 };

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
  const work = workloadsFor(directory, size);
  const { loaded, build } = await load(engine, directory);
  const classes: Measured["classes"] = {};
  for (const letter of Object.keys(CLASSES) as ClassName[]) {
    if (!letters.includes(letter) || !loaded[letter]) continue;
    classes[letter] = await measureClass(loaded, letter, work, { size, milliseconds });
  }
  loaded.close?.();
  const bytesACourse = loaded.bytes === undefined ? null : loaded.bytes / size;
  return { engine: engine.name, size, build, bytesACourse, classes };
}

async function load(
  engine: Engine,
  directory: GeneratedDirectory,
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

/** The time to generate the courses, which is subtracted. */
function timeGenerating(directory: GeneratedDirectory): BuildMeasured {
  const [clock, start] = [processorClock(), performance.now()];
  for (const _ of directory.courses());
  return { processorSeconds: clock(), seconds: (performance.now() - start) / 1000 };
}

async function measureClass(
  loaded: Loaded,
  letter: ClassName,
  { recurring, fresh }: Workloads,
  { size, milliseconds }: { size: number; milliseconds: number },
): Promise<ClassMeasured> {
  const ask = asker(loaded, letter);
  const queries = queriesOf(recurring, letter);
  const checked: CheckedAnswer[] = [];
  for (const query of spread(queries, checkedAt(size)))
    checked.push(check(loaded, await ask(query)));
  const found = letter === "c" ? await foundShare(loaded, recurring) : null;
  const timing = await time(ask, queries, queriesOf(fresh, letter), milliseconds);
  return { ...timing, found, checked, matching: loaded.matching };
}

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
 * A typo counts as corrected when one of the best ten is among the best ten for the intended text.
 */
async function foundShare(loaded: Loaded, { slips }: Workload): Promise<FoundShare> {
  const start = performance.now();
  let [found, tried] = [0, 0];
  for (const { typed, meant } of slips) {
    const wanted = new Set((await loaded.b!(`${meant} `)).ids);
    const { ids } = await loaded.c!(typed);
    if (ids.some((id) => wanted.has(id))) found++;
    tried++;
    if (tried >= FOUND.least && performance.now() - start > FOUND.milliseconds) break;
  }
  return { share: found / tried, of: tried };
}
