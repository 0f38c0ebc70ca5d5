import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ClassName, Engine } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import type { CheckedAnswer, Measured } from "./measure.ts";

/** Thrown when two engines disagree: the time of a wrong answer is meaningless. */
export class DisagreementError extends Error {
  override name = "DisagreementError";
}

export interface BenchOptions {
  /** Letters of the classes of work. */
  classes: string;
  /** Names of the peers; all by default. */
  peers?: readonly string[];
  /** Time for which each class is measured on each engine. */
  milliseconds: number;
}

/** Results of all engines at one size: ours first, then plain objects, then the peers. */
export interface SizeMeasured {
  size: number;
  measured: Measured[];
  /** Missing peers, with the reason. */
  leftOut: { engine: string; reason: string }[];
}

const MEASURE = join(import.meta.dirname, "measure.ts");
const run = promisify(execFile);

/** Minutes after which a peer is left out of a size. */
const MAX_MINUTES = 5;
/** Plain objects and ours may take longer, because nothing can be compared without them. */
const OWN_MINUTES = 10;
const HEAP_MEGABYTES = 12_000;

/** Measures all engines at one size, one after the other, each in its own process. */
export async function measureSize(size: number, options: BenchOptions): Promise<SizeMeasured> {
  const [magu, plain, ...peers] = ENGINES;
  const chosen = peers.filter(({ name }) => options.peers?.includes(name) ?? true);
  const measured = [
    await measureEngine(magu!, size, options, OWN_MINUTES),
    await measureEngine(plain!, size, options, OWN_MINUTES),
  ];
  const leftOut: SizeMeasured["leftOut"] = [];
  for (const peer of chosen) {
    if (peer.most < size) {
      leftOut.push({ engine: peer.name, reason: peer.beyond ?? "it takes no more" });
      continue;
    }
    try {
      measured.push(await measureEngine(peer, size, options, MAX_MINUTES));
    } catch (error) {
      leftOut.push({ engine: peer.name, reason: reasonOf(error) });
    }
  }
  checkEqual(measured);
  return { size, measured, leftOut };
}

async function measureEngine(
  { name }: Engine,
  size: number,
  { classes, milliseconds }: BenchOptions,
  minutes: number,
): Promise<Measured> {
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, "--no-warnings", MEASURE];
  const args = [...flags, name, String(size), classes, String(milliseconds)];
  const limits = { maxBuffer: 2 ** 28, timeout: minutes * 60_000 };
  const { stdout } = await run(process.execPath, args, limits);
  return JSON.parse(stdout) as Measured;
}

function reasonOf(error: unknown): string {
  const { killed, stderr } = error as { killed?: boolean; stderr?: string };
  if (killed) return `not done after ${MAX_MINUTES} minutes`;
  const line = stderr?.split("\n").find((one) => /error/i.test(one));
  return `it failed: ${line?.trim().slice(0, 200) ?? String(error).slice(0, 200)}`;
}

/**
 * Checks answers against those of plain objects: all counts and totals of class a, and totals of
 * texts where the engine matches as plainly. Magu also finds synonyms and other forms of a word, so
 * it has to find as much at least; that it finds exactly what it should, its own tests prove.
 *
 * @throws DisagreementError naming the engine, the class and the query's place.
 */
export function checkEqual(measured: readonly Measured[]): void {
  const plain = measured.find(({ engine }) => engine === "plain objects");
  for (const { engine, size, classes } of measured) {
    for (const [letter, result] of Object.entries(classes)) {
      const expected = plain?.classes[letter as ClassName]?.checked;
      if (!expected || engine === plain?.engine || letter === "e") continue;
      result.checked.forEach((answer, at) => {
        const difference = differenceOf(answer, expected[at]!, letter, engine, result.matching);
        if (difference === null) return;
        throw new DisagreementError(
          `${engine} at ${size}, class ${letter}, query ${at}: ${difference}`,
        );
      });
    }
  }
}

function differenceOf(
  answer: CheckedAnswer,
  expected: CheckedAnswer,
  letter: string,
  engine: string,
  matching: string,
): string | null {
  const [got, wanted] = [`total ${answer.total}`, `total ${expected.total} of plain objects`];
  if (letter === "a") {
    if (answer.total !== expected.total) return `${got} instead of ${wanted}`;
    const missing = expected.counts.find((count, at) => answer.counts[at] !== count);
    return missing === undefined ? null : `other counts from ${missing} on`;
  }
  if (engine === "Magu") return answer.total < expected.total ? `${got} below ${wanted}` : null;
  if (matching === "plain" && answer.total !== expected.total) return `${got} instead of ${wanted}`;
  return null;
}
