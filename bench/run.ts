import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machineLoad, report } from "./report.ts";
import { measureSize, type SizeMeasured } from "./search.ts";
import { targetsOf } from "./targets.ts";

const USAGE = `npm run bench -- [--size <courses>]... [--class <letters>] [--peer <name>]...

  --size 100000         courses in the catalogue; 800, 100000 and 1000000 unless given
  --class ab            classes of questions, described in bench/queries.ts; abcde unless given
  --peer DuckDB         another library that is measured; all unless given
  --milliseconds 2000   how long each question is asked
  --help                prints this

--size and --peer may be given several times. Only a run without --size, --class and --peer is
written to bench/RESULTS.md.`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean" },
    size: { type: "string", multiple: true },
    class: { type: "string" },
    peer: { type: "string", multiple: true },
    milliseconds: { type: "string", default: "2000" },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const sizes = values.size?.map(Number) ?? [800, 100_000, 1_000_000];
const classes = values.class ?? "abcde";
const load = machineLoad();
console.log(`Load at the start: ${load}.`);
const measured: SizeMeasured[] = [];
for (const size of sizes) {
  const start = performance.now();
  const options = { classes, milliseconds: Number(values.milliseconds) };
  const ofSize = await measureSize(size, {
    ...options,
    ...(values.peer && { peers: values.peer }),
  });
  measured.push(ofSize);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${size.toLocaleString("en")} courses took ${minutes} minutes.`);
  for (const { what, wanted, reached, isMet } of targetsOf(ofSize)) {
    console.log(`  ${what}: wanted ${wanted}, ${reached}${isMet ? "" : ", NOT REACHED"}`);
  }
}
const text = report(measured, classes, `at the start ${load}; at the end ${machineLoad()}`);
if (!values.size && !values.class && !values.peer) {
  writeFileSync(join(import.meta.dirname, "RESULTS.md"), text);
}
console.log(text);
