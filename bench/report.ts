import { cpus, loadavg } from "node:os";
import project from "../package.json" with { type: "json" };
import { CLASSES, type ClassName } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import type { ClassMeasured, Measured } from "./measure.ts";
import type { SizeMeasured } from "./search.ts";
import { targetsOf } from "./targets.ts";
import { MIN_ANSWERS } from "./timing.ts";

/** Load of the machine. */
export function machineLoad(): string {
  const [minute, , quarter] = loadavg();
  const count = cpus().length;
  return `${minute!.toFixed(2)} over a minute, ${quarter!.toFixed(2)} over a quarter of an hour, ${count} processors`;
}

/** The report of a whole run. */
export function report(sizes: readonly SizeMeasured[], classes: string, load: string): string {
  return `# Results

Made by \`npm run bench\` in one run. Load of the machine: ${load}.

Read the ratios, which say how many times as many answers a second Magu gives; figures are only
comparable within one run. The directory is generated and the same at every run: names of
Zipf-distributed words, 168 categories, 12 to 5,000 institutions. Each engine has a process to itself
and answers one query after the other, several hundred different ones in each class, from the first
to the last and again. Answers are counted per second of the process's own processor time, all its
threads together, so that other work on the machine does not count. "p99" is of all answers by the
clock; "p99 of queries" takes each query by the median of its times, which leaves pauses out.
"fresh/s" are answers a second to further queries, none of which was asked before. An engine that is
slow is timed until it has given ${MIN_ANSWERS} answers, and its p99 is that of its slowest.
Before anything is printed, answers are compared with those of plain objects looked through one by
one: all totals and counts of class a, and totals of texts where an engine matches as plain objects
do. Magu also finds synonyms, other forms and other spellings of a word. It keeps what it read for
single words, never an answer.

## Wanted and reached

${sizes.map(targetReport).join("\n\n")}

${sizes.map((size) => sizeReport(size, classes)).join("\n\n")}

Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}. An engine that is missing in a class
cannot do that work.
`;
}

function targetReport(size: SizeMeasured): string {
  const rows = targetsOf(size).map(
    ({ what, wanted, reached, isMet }) =>
      `| ${what} | ${wanted} | ${reached} | ${isMet ? "yes" : "no"} |`,
  );
  return `### ${named(size)}

| | wanted | measured | reached |
|---|---|---|---|
${rows.join("\n")}`;
}

function sizeReport(size: SizeMeasured, classes: string): string {
  const { measured, leftOut } = size;
  const tables = [...classes].map((letter) => classReport(measured, letter as ClassName));
  const missing = leftOut.map(({ engine, reason }) => `\n- ${withVersion(engine)}: ${reason}`);
  return `## ${named(size)}

Magu's index takes ${measured[0]?.bytesACourse?.toFixed(1) ?? "?"} bytes a course.
${missing.length > 0 ? `\nLeft out:\n${missing.join("")}\n` : ""}
| engine | build s, processor | build s, clock |
|---|---|---|
${measured.map(buildRow).join("\n")}

${tables.join("\n\n")}`;
}

function named({ size }: SizeMeasured): string {
  return `${size.toLocaleString("en")} courses`;
}

function buildRow({ engine, build }: Measured): string {
  return `| ${withVersion(engine)} | ${build.processorSeconds.toFixed(1)} | ${build.seconds.toFixed(1)} |`;
}

function classReport(measured: readonly Measured[], letter: ClassName): string {
  const own = measured[0]?.classes[letter];
  const rows = measured.flatMap(({ engine, classes }) => {
    const result = classes[letter];
    return result && own ? [classRow(engine, result, own)] : [];
  });
  const found = letter === "c" ? " understood |" : "";
  return `### ${letter}: ${CLASSES[letter]}

| engine | answers/s | answers | p99 ms | p99 of queries ms | fresh/s |${found} Magu gives times as many |
|---|---|---|---|---|---|${letter === "c" ? "---|" : ""}---|
${rows.join("\n")}`;
}

function classRow(engine: string, result: ClassMeasured, own: ClassMeasured): string {
  const { rate, answers, p99, p99OfQueries, freshRate, found } = result;
  const cells = [
    withVersion(engine),
    shown(rate),
    answers.toLocaleString("en"),
    p99.toFixed(2),
    p99OfQueries.toFixed(2),
    shown(freshRate),
    ...(found ? [`${(found.share * 100).toFixed(1)} % of ${found.of}`] : []),
    (own.rate / rate).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

function shown(rate: number): string {
  return rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString("en");
}

function withVersion(name: string): string {
  const versions: Record<string, string> = project.devDependencies;
  const engine = ENGINES.find((one) => one.name === name);
  const version = engine?.package ? versions[engine.package] : undefined;
  return version === undefined ? name : `${name} ${version}`;
}
