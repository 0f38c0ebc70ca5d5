import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machineLoad, report } from "./report.ts";
import { measureSize, type SizeMeasured } from "./search.ts";
import { targetsOf } from "./targets.ts";

// npm run bench -- --size 100000 --class a --peer DuckDB: all sizes, classes and peers unless given.
// Only a whole run is written to RESULTS.md.

const { values } = parseArgs({
  options: {
    size: { type: "string", multiple: true },
    class: { type: "string" },
    peer: { type: "string", multiple: true },
    milliseconds: { type: "string", default: "2000" },
  },
});
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
