import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import project from "../package.json" with { type: "json" };
import { CLASSES, type ClassName } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import type { CheckedAnswer, Measured } from "./measure.ts";

/** Thrown when two engines disagree: a time for a wrong answer is worth nothing. */
export class DisagreementError extends Error {
  override name = "DisagreementError";
}

export interface BenchOptions {
  sizes: readonly number[];
  /** Letters of the classes of work. */
  classes: string;
  /** Names of the peers; all unless given. */
  peers?: readonly string[];
  /** How long each class is timed on each engine. */
  milliseconds: number;
}

const MEASURE = join(import.meta.dirname, "measure.ts");
const run = promisify(execFile);

/** Measures all engines on one size, one after the other, each in a process of its own. */
export async function measureSize(size: number, options: BenchOptions): Promise<Measured[]> {
  const [magu, plain, ...peers] = ENGINES;
  const chosen = peers.filter(({ name }) => options.peers?.includes(name) ?? true);
  const measured: Measured[] = [];
  for (const engine of [magu!, plain!, ...chosen]) {
    if (engine.most < size) continue;
    const args = [engine.name, String(size), options.classes, String(options.milliseconds)];
    const flags = ["--max-old-space-size=12000", "--no-warnings", MEASURE];
    const { stdout } = await run(process.execPath, [...flags, ...args], { maxBuffer: 2 ** 28 });
    measured.push(JSON.parse(stdout) as Measured);
  }
  checkEqual(measured);
  return measured;
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

/** The report of a whole run. */
export function report(sizes: readonly (readonly Measured[])[], classes: string): string {
  const parts = sizes.map((measured) => sizeReport(measured, classes));
  return `# Results

Made by \`npm run bench\`. Figures are only comparable within one run: read the ratios, which say how
many times as many answers a second Magu gives. The directory is generated and the same at every run:
names of Zipf-distributed words, 168 categories, 12 to 5,000 institutions. Each engine had a process
to itself and answered one query after the other. Other work went on on the machine, so that answers
and builds are per second of the process's own processor time, all its threads together. "p99" is of
all answers by the clock, pauses for other work included; "p99 of queries" takes each query by the
median of its times, which leaves pauses out. Before anything was printed, answers
were compared with those of plain objects looked through one by one: all totals and counts of class
a, and totals of texts where an engine matches as plain objects do. Magu also finds synonyms, other
forms and other spellings of a word.

${parts.join("\n\n")}

Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}. An engine that is missing at
a size does not take it in sane time, or cannot do that work.
`;
}

function sizeReport(measured: readonly Measured[], classes: string): string {
  const [own] = measured;
  const size = own!.size.toLocaleString("en");
  const built = measured.map(
    ({ engine, buildSeconds }) => `${engine} ${buildSeconds.toFixed(1)} s`,
  );
  const bytes = own!.bytesACourse?.toFixed(0) ?? "?";
  const tables = [...classes].map((letter) => classReport(measured, letter as ClassName));
  return `## ${size} courses

Magu's index takes ${bytes} bytes a course. Built from generated courses, generating included:
${built.join(", ")}.

${tables.join("\n\n")}`;
}

function classReport(measured: readonly Measured[], letter: ClassName): string {
  const own = measured[0]!.classes[letter];
  const rows = measured.flatMap(({ engine, classes }) => {
    const result = classes[letter];
    if (!result || !own) return [];
    const found = result.found === null ? "" : ` ${(result.found * 100).toFixed(0)} % |`;
    const rate =
      result.rate < 100 ? result.rate.toFixed(1) : Math.round(result.rate).toLocaleString("en");
    const ratio = (own.rate / result.rate).toFixed(1);
    return [
      `| ${withVersion(engine)} | ${rate} | ${result.p99.toFixed(2)} | ${result.p99OfQueries.toFixed(2)} |${found} ${ratio} |`,
    ];
  });
  const found = letter === "c" ? " understood |" : "";
  return `### ${letter}: ${CLASSES[letter]}

| engine | answers/s | p99 ms | p99 of queries ms |${found} Magu gives times as many |
|---|---|---|---|${letter === "c" ? "---|" : ""}---|
${rows.join("\n")}`;
}

function withVersion(name: string): string {
  const versions: Record<string, string> = project.devDependencies;
  const engine = ENGINES.find((one) => one.name === name);
  const version = engine?.package ? versions[engine.package] : undefined;
  return version === undefined ? name : `${name} ${version}`;
}
