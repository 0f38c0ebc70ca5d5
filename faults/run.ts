import { parseArgs } from "node:util";
import { build } from "../scripts/build.mjs";
import type { Fault, Figure } from "./fault.ts";
import { FAULTS } from "./faults.ts";

// Runs every attack, each against a separate server, and prints the results. Exits with 1 where a
// server did not hold, with 2 where the command line names an unknown attack.

const { positionals: names } = parseArgs({ allowPositionals: true });
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`No attack is called ${unknown.join(", ")}. There are:\n${listed(FAULTS)}`);
  process.exit(2);
}
await build();
let fallen = 0;
for (const fault of FAULTS) {
  if (names.length > 0 && !names.includes(fault.name)) continue;
  console.log(`\n${fault.name}: ${fault.attack}`);
  const figures = await fault.run();
  for (const figure of figures) console.log(line(figure));
  fallen += figures.filter(({ holds }) => !holds).length;
}
console.log(fallen === 0 ? "\nEverything held." : `\n${fallen} figures are not as wanted.`);
process.exitCode = fallen === 0 ? 0 : 1;

function line({ what, wanted, reached, holds }: Figure): string {
  return `  ${holds ? "holds" : "FALLS"}  ${what}: ${reached} (wanted: ${wanted})`;
}

function listed(faults: readonly Fault[]): string {
  return faults.map(({ name, attack }) => `  ${name.padEnd(16)}${attack}`).join("\n");
}
