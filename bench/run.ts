import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CORPORA, type CorpusName, prepareCorpus } from "./corpora.ts";
import { machineLoad, report } from "./report.ts";
import { type CorpusMeasured, measureCorpus } from "./search.ts";
import { targetsOf } from "./targets.ts";

const WHOLE_RUN = ["sample", "registers:100000", "generated:100000", "generated:1000000"];

const USAGE = `npm run bench -- [--corpus <name>[:<courses>]]... [--class <letters>] [--peer <name>]...

  --corpus generated:100000   what is searched: sample, registers or generated, and how many
                              courses; ${WHOLE_RUN.join(", ")}
                              unless given
  --class ab                  classes of work, described in bench/engine.ts; abcdef unless given
  --peer DuckDB               another engine that is measured; all unless given
  --milliseconds 1000         processor time for each class of each engine
  --minutes 3                 after which a peer is stopped in a corpus; what it did is shown
  --help                      prints this

--corpus and --peer may be given several times. Only a run without --corpus, --class and --peer is
written to bench/RESULTS.md, after each corpus, so that one that is broken off leaves what it did.`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean" },
    corpus: { type: "string", multiple: true },
    class: { type: "string" },
    peer: { type: "string", multiple: true },
    milliseconds: { type: "string", default: "1000" },
    minutes: { type: "string", default: "3" },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const classes = values.class ?? "abcdef";
const options = {
  classes,
  milliseconds: Number(values.milliseconds),
  minutes: Number(values.minutes),
  log: console.log,
  ...(values.peer && { peers: values.peer }),
};
const load = machineLoad();
console.log(`Load at the start: ${load}.`);
const folder = mkdtempSync(join(tmpdir(), "magu-bench-"));
const isWhole = !values.corpus && !values.class && !values.peer;
const corpora = values.corpus ?? WHOLE_RUN;
const measured: CorpusMeasured[] = [];
for (const [at, which] of corpora.entries()) {
  const start = performance.now();
  const [name = "", size = "100000"] = which.split(":");
  if (!Object.hasOwn(CORPORA, name)) throw new Error(`no corpus is called ${name}`);
  const corpus = await prepareCorpus(name as CorpusName, Number(size), folder);
  if (!corpus) {
    console.log(`${which} is left out: the registers are not on this machine.`);
    continue;
  }
  const one = await measureCorpus(corpus, options, folder);
  measured.push(one);
  if (isWhole) writeFileSync(join(import.meta.dirname, "RESULTS.md"), page(corpora.slice(at + 1)));
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${name}, ${corpus.size.toLocaleString("en")} courses took ${minutes} minutes.`);
  for (const { what, wanted, reached, isMet } of targetsOf(one)) {
    console.log(`  ${what}: wanted ${wanted}, ${reached}${isMet ? "" : ", NOT REACHED"}`);
  }
}
rmSync(folder, { recursive: true });
console.log(page([]));

/** The report of what was measured; @param missing What is still to be measured. */
function page(missing: readonly string[]): string {
  const conditions = [
    `Load of the machine: at the start ${load}; at the end ${machineLoad()}.`,
    `Each class was timed for ${options.milliseconds} ms, and a peer stopped after ${options.minutes} minutes.`,
    ...(missing.length > 0 ? [`**Not measured: ${missing.join(", ")}.**`] : []),
  ];
  return report(measured, classes, conditions.join(" "));
}
