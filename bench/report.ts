import { cpus, loadavg } from "node:os";
import project from "../package.json" with { type: "json" };
import { CORPORA } from "./corpora.ts";
import { CLASSES, type ClassName } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { MEANINGS } from "./meaning.ts";
import type { Share } from "./measure.ts";
import {
  agreement,
  type CorpusMeasured,
  isExact,
  isUnranked,
  isYardstick,
  PIN,
  totalsByMeaning,
} from "./search.ts";
import { targetsOf, timesOf } from "./targets.ts";
import { MIN_ANSWERS } from "./timing.ts";

/** Load of the machine. */
export function machineLoad(): string {
  const [minute, , quarter] = loadavg();
  const count = cpus().length;
  return `${minute!.toFixed(2)} over a minute, ${quarter!.toFixed(2)} over a quarter of an hour, ${count} processors`;
}

/** The report of a run; @param conditions Sentences on the machine and the options. */
export function report(
  corpora: readonly CorpusMeasured[],
  classes: string,
  conditions: string,
): string {
  const pinned = PIN ? "pinned on one processor" : "not pinned, as taskset is not there";
  return `# Results

Made by \`npm run bench\` in one run. ${conditions}

Read the ratios, which say how many times as many answers a second Magu gives; figures are only
comparable within one run. Each engine has a process to itself, ${pinned}, holds the
same texts, and is used in the form that serves it best. **The main figure is "never asked"**: each
query is asked once, none repeats another, and as far as the corpus has them each has a word that no
query before it had; other queries are asked for a second before, so that all of the program is compiled.
"Repeated" asks 600 of them again and again.
Answers are counted per second of processor time of all threads and servers that answer, so that other
work on the machine does not count. "p99" is of queries never asked, by processor time (of Sphinx, and of
engines that give less than 50 answers a second, by the clock). A slow engine is timed until it has given
${MIN_ANSWERS} answers, and its p99 is that of its slowest.

Answers are checked against brute force, plain objects looked through one by one: totals, and all counts
of classes a, d and f. **An engine marked † gives other answers**, or understands less than nine typos
of ten in class c, and is not counted as a peer. Magu also finds synonyms, other forms and other
spellings of a word, so it has to find as many at least. **An engine marked ‡ does not rank**: it gives
any ten where the best are asked for, and is not counted as a peer there. Engines without texts, counts
or correction of typos take no part in those classes.

**The plain index, marked §, is a yardstick and no peer**: arrays of sorted words, documents numbered by
how they rank, and lists of both (\`bench/engines/plain-index.ts\`). It gives the totals and counts of brute
force, orders by names, and understands one edit. It knows no other number of a word, no synonym, no second
script, no weight of a text, and nothing is added to it while it runs. What Magu takes longer than it is what
these cost, and what could still be saved.

## Wanted and reached

${corpora.map(targetReport).join("\n\n")}

${corpora.map((corpus) => corpusReport(corpus, classes)).join("\n\n")}

Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}.
`;
}

function targetReport(corpus: CorpusMeasured): string {
  const rows = targetsOf(corpus).map(({ what, wanted, reached, isMet }) => [
    what,
    wanted,
    reached,
    isMet ? "yes" : "**no**",
  ]);
  return `### ${named(corpus)}\n\n${table(["", "wanted", "measured", "reached"], rows)}`;
}

function corpusReport(corpus: CorpusMeasured, classes: string): string {
  const { measured, leftOut } = corpus;
  const tables = [...classes].map((letter) => classReport(corpus, letter as ClassName));
  const missing = leftOut.map(({ engine, reason }) => `\n- ${withVersion(engine)}: ${reason}`);
  const builds = measured.map(({ engine, build }) => [
    withVersion(engine),
    build.processorSeconds.toFixed(1),
    build.seconds.toFixed(1),
  ]);
  return `## ${named(corpus)}

${CORPORA[corpus.corpus.name]}. Magu's index takes ${measured[0]?.bytesACourse?.toFixed(1) ?? "?"} bytes a course.
${missing.length > 0 ? `\nLeft out:\n${missing.join("")}\n` : ""}
${table(["engine", "build s, processor", "build s, clock"], builds)}

${[...tables, ...meaningReport(corpus), ...misspellingReport(corpus)].join("\n\n")}`;
}

function named({ corpus: { name, size } }: CorpusMeasured): string {
  return `${name}, ${size.toLocaleString("en")} courses`;
}

function classReport(corpus: CorpusMeasured, letter: ClassName): string {
  const [own] = corpus.measured;
  const rows = corpus.measured.flatMap((one) => {
    const result = one.classes[letter];
    if (!result || !own?.classes[letter]) return [];
    const isPeer = one === own || isExact(corpus, one, letter);
    const mark = isPeer ? "" : isYardstick(one) ? " §" : isUnranked(one, letter) ? " ‡" : " †";
    return [
      [
        withVersion(one.engine) + mark,
        shown(result.rate),
        result.answers.toLocaleString("en"),
        result.p99.toFixed(2),
        result.repeatedRate === null ? "" : shown(result.repeatedRate),
        timesOf(own, one, letter, "rate").toFixed(1),
        timesOf(own, one, letter, "repeatedRate").toFixed(1),
        letter === "c" ? percent(result.found) : fraction(agreement(corpus, one, letter)),
      ],
    ];
  });
  const words = corpus.newWords[letter];
  const note =
    words === undefined
      ? ""
      : `\n\n${(words * 100).toFixed(0)} % of the queries have a word that was never asked before.`;
  const head = ["engine", "never asked, answers/s", "answers", "p99 ms", "repeated, answers/s"];
  const ratios = ["Magu gives, never asked", "repeated"];
  const last = letter === "c" ? "understood" : "as brute force";
  return `### ${letter}: ${CLASSES[letter]}\n\n${table([...head, ...ratios, last], rows)}${note}`;
}

/** The share of totals that are those of brute force, by what has to be understood. */
function meaningReport(corpus: CorpusMeasured): string[] {
  const engines = corpus.measured.filter((one, at) => at !== 1 && one.totals.length > 0);
  if (engines.length === 0) return [];
  const shares = engines.map((one) => totalsByMeaning(corpus, one));
  const rows = MEANINGS.map((meaning) => [
    meaning,
    ...shares.map((byMeaning) => fraction(byMeaning.get(meaning) ?? null)),
  ]);
  const heads = ["", ...engines.map(({ engine }) => withVersion(engine))];
  return [`### Totals equal to brute force, by meaning\n\n${table(heads, rows)}`];
}

function misspellingReport(corpus: CorpusMeasured): string[] {
  const engines = corpus.measured.filter(({ understood }) => Object.keys(understood).length > 0);
  if (engines.length === 0) return [];
  const lists = Object.keys(engines[0]!.understood).sort();
  const rows = lists.map((list) => [
    list,
    ...engines.map(({ understood }) => percent(understood[list] ?? null)),
  ]);
  const heads = ["", ...engines.map(({ engine }) => withVersion(engine))];
  return [`### Misspellings of people understood\n\n${table(heads, rows)}`];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}

function percent(share: Share | null): string {
  return share === null || share.of === 0
    ? ""
    : `${((share.met / share.of) * 100).toFixed(1)} % of ${share.of}`;
}

function fraction(share: Share | null): string {
  return share === null ? "" : `${share.met} of ${share.of}`;
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
