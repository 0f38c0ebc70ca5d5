import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Measured } from "./measure.ts";
import { measureSize, report } from "./search.ts";

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
const measured: Measured[][] = [];
for (const size of sizes) {
  const options = { sizes, classes, milliseconds: Number(values.milliseconds) };
  measured.push(
    await measureSize(size, { ...options, ...(values.peer && { peers: values.peer }) }),
  );
}
const text = report(measured, classes);
if (!values.size && !values.class && !values.peer) {
  writeFileSync(join(import.meta.dirname, "RESULTS.md"), text);
}
console.log(text);
