import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Corpus, openCorpus } from "./corpora.ts";
import type { ClassName } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { meaningQueries, misspellings, vocabularyOf } from "./meaning.ts";
import type { CheckedAnswer, Measured, Share, Task } from "./measure.ts";
import { type Typo, workloadFor } from "./queries.ts";

export interface BenchOptions {
  /** Letters of the classes of work. */
  classes: string;
  /** Names of the peers; all by default. */
  peers?: readonly string[];
  /** Processor time for which each class is measured on each engine. */
  milliseconds: number;
  /** Minutes after which a peer is stopped. */
  minutes: number;
  /** Is told what is done. */
  log?: (line: string) => void;
}

/** Results of all engines on one corpus: ours first, then brute force, then the others. */
export interface CorpusMeasured {
  corpus: Omit<Corpus, "file">;
  measured: Measured[];
  /** Peers that are missing, or lack classes, with the reason. */
  leftOut: { engine: string; reason: string }[];
  newWords: Task["work"]["newWords"];
}

const MEASURE = join(import.meta.dirname, "measure.ts");
const run = promisify(execFile);

/** Brute force and ours may take longer, because nothing can be compared without them. */
const OWN_MINUTES = 10;
const HEAP_MEGABYTES = 12_000;

/** The command before that of an engine, which keeps it on the last processor; null without one. */
export const PIN: readonly string[] | null =
  spawnSync("taskset", ["-V"]).status === 0 ? ["taskset", "-c", String(cpus().length - 1)] : null;

/**
 * Measures all engines on one corpus, one after the other, each in its own process.
 *
 * @param folder Where it may store a file.
 */
export async function measureCorpus(
  corpus: Corpus,
  options: BenchOptions,
  folder: string,
): Promise<CorpusMeasured> {
  const task = taskFor(corpus, options);
  const file = join(folder, "task.json");
  writeFileSync(file, JSON.stringify(task));
  const measured: Measured[] = [];
  const leftOut: CorpusMeasured["leftOut"] = [];
  for (const [place, { name, most, beyond, missing }] of ENGINES.entries()) {
    const isOwn = place < 2;
    if (!isOwn && options.peers && !options.peers.includes(name)) continue;
    const reason = missing ?? (most < corpus.size ? (beyond ?? "it takes no more") : null);
    if (reason !== null) {
      leftOut.push({ engine: name, reason });
      continue;
    }
    const start = performance.now();
    const minutes = isOwn ? OWN_MINUTES : options.minutes;
    const { one, reason: failed } = await measureEngine(name, file, minutes);
    if (isOwn && failed !== null) throw new Error(`${name}: ${failed}`);
    if (one) measured.push(one);
    if (failed !== null) leftOut.push({ engine: name, reason: failed });
    options.log?.(`  ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  const { name, size } = corpus;
  return { corpus: { name, size }, measured, leftOut, newWords: task.work.newWords };
}

function taskFor(corpus: Corpus, { classes, milliseconds }: BenchOptions): Task {
  const directory = openCorpus(corpus);
  const vocabulary = vocabularyOf(directory);
  const isReal = corpus.name !== "generated";
  const misspelt = ({ typed, meant }: Typo) =>
    isReal && vocabulary.has(meant) && !vocabulary.has(typed.trim());
  return {
    corpus,
    work: workloadFor(directory, corpus.size, vocabulary),
    meanings: isReal ? meaningQueries(directory, vocabulary) : [],
    misspellings: {
      open: misspellings("open").filter(misspelt),
      "held back": misspellings("held-back").filter(misspelt),
    },
    classes,
    milliseconds,
  };
}

/** What an engine did in its time, and why it was stopped before its end; null where it was not. */
async function measureEngine(
  name: string,
  file: string,
  minutes: number,
): Promise<{ one: Measured | null; reason: string | null }> {
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, "--no-warnings", MEASURE];
  const [program = "", ...args] = [...(PIN ?? []), process.execPath, ...flags, name, file];
  const limits = { maxBuffer: 2 ** 28, timeout: minutes * 60_000 };
  try {
    const { stdout } = await run(program, args, limits);
    return { one: lastOf(stdout), reason: null };
  } catch (error) {
    const { killed, stderr, stdout = "" } = error as Partial<Stopped>;
    const one = lastOf(stdout);
    if (!killed) return { one, reason: failureOf(stderr ?? String(error)) };
    const shown = one === null ? "" : "; the classes that it had done by then are shown";
    return { one, reason: `not done after ${minutes} minutes${shown}` };
  }
}

/** How `execFile` rejects. */
interface Stopped {
  killed: boolean;
  stdout: string;
  stderr: string;
}

/** The last whole line; null where there is none. */
function lastOf(stdout: string): Measured | null {
  const line = stdout.split("\n").at(-2);
  return line === undefined ? null : (JSON.parse(line) as Measured);
}

function failureOf(stderr: string): string {
  const line = stderr.split("\n").find((one) => /error/i.test(one));
  return `it failed: ${(line ?? stderr).trim().slice(0, 200)}`;
}

/** An engine whose class c understands a smaller share of typos does not do that work. */
const MIN_UNDERSTOOD = 0.9;

/**
 * How many of the checked answers are those of brute force: totals, and counts where there are any.
 * Magu also finds other forms of a word and synonyms, so its texts have to find as many at least;
 * what more they should find is checked by meaning. Null for class c, which brute force cannot do.
 */
export function agreement(
  { measured }: CorpusMeasured,
  one: Measured,
  letter: ClassName,
): Share | null {
  const brute = measured[1]?.classes[letter]?.checked;
  const own = one.classes[letter]?.checked;
  if (!brute || !own) return null;
  const isMore = one === measured[0] && !isCounted(letter);
  const met = own.filter((answer, at) => agrees(answer, brute[at]!, isMore)).length;
  return { met, of: own.length };
}

/** True for the classes without text, whose answers nobody may find more in. */
export function isCounted(letter: ClassName): boolean {
  return letter === "a" || letter === "f";
}

function agrees(answer: CheckedAnswer, brute: CheckedAnswer, isMore: boolean): boolean {
  if (isMore) return answer.total >= brute.total;
  return answer.total === brute.total && answer.counts.join() === brute.counts.join();
}

/** True for an engine that gives any ten in a class that asks for the best. */
export function isUnranked({ engine }: Measured, letter: ClassName): boolean {
  const { unranked = false } = ENGINES.find(({ name }) => name === engine) ?? {};
  return unranked && (letter === "b" || letter === "d");
}

/** True for what is measured for comparison only. */
export function isYardstick({ engine }: Measured): boolean {
  return ENGINES.some(({ name, isYardstick = false }) => name === engine && isYardstick);
}

/** True for an engine that somebody could use, and that gives the answers that the class asks for. */
export function isExact(corpus: CorpusMeasured, one: Measured, letter: ClassName): boolean {
  if (isUnranked(one, letter) || isYardstick(one)) return false;
  const found = one.classes[letter]?.found;
  if (found) return found.met / found.of >= MIN_UNDERSTOOD;
  const share = agreement(corpus, one, letter);
  return share !== null && share.met === share.of;
}

/** For each meaning, the share of an engine's totals that are those of brute force. */
export function totalsByMeaning({ measured }: CorpusMeasured, one: Measured): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const [at, { meaning, total }] of one.totals.entries()) {
    const share = shares.get(meaning) ?? { met: 0, of: 0 };
    if (total === measured[1]!.totals[at]!.total) share.met++;
    share.of++;
    shares.set(meaning, share);
  }
  return shares;
}
