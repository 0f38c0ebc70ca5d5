import { type Answer, CLASSES, type ClassName, type Engine, type Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { setParents } from "./facet-values.ts";
import { type GeneratedDirectory, generateDirectory } from "./generator.ts";
import { type Workload, type Workloads, workloadsFor } from "./queries.ts";
import { type Ask, processorClock, type Timing, time } from "./timing.ts";

// Runs one engine on one size in a process of its own and prints what it measured as JSON.

export interface Measured {
  engine: string;
  size: number;
  build: BuildMeasured;
  bytesACourse: number | null;
  classes: Partial<Record<ClassName, ClassMeasured>>;
}

/** How long an engine took to take the courses in, without the time to generate them. */
interface BuildMeasured {
  /** Of processor time, all threads together. */
  processorSeconds: number;
  /** As they passed. */
  seconds: number;
}

export interface ClassMeasured extends Timing {
  /** How many slips were understood; class c only. */
  found: FoundShare | null;
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

/** Slips whose meant courses were among the best ten, of those that were tried. */
interface FoundShare {
  share: number;
  of: number;
}

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** How many answers of a class are compared with those of plain objects, which are slow at many. */
function checkedAt(size: number): number {
  return size <= 1_000 ? 120 : size <= 100_000 ? 48 : 12;
}

/** Slips are tried for so long, but at least so many of them. */
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

/** What the courses alone cost that an engine is handed one by one. */
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

/** Some of a list from everywhere, in steps that meet no rhythm of the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const place = (at: number) => Math.floor(((at * GOLDEN_RATIO) % 1) * list.length);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[place(at)]!);
}

function check(loaded: Loaded, { total, counts }: Answer): CheckedAnswer {
  if (counts === undefined || !loaded.countsOf) return { total, counts: [] };
  const read = [...loaded.countsOf(counts)];
  return { total, counts: read.map(([value, count]) => `${value}=${count}`).sort() };
}

/** A slip is understood when one of the best ten is one of the best ten for what was meant. */
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
