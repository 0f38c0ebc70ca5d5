// Plain JavaScript: on a fresh clone it runs before anything is installed, on any Node from 20.19.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled, withInstalledCommands } from "./install.mjs";
import { ensureChromium, ensurePostgres, temporaryInMemory } from "./test-machine.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const RESULTS = "test-results";

ensureInstalled({ production: false });
const env = {
  ...withInstalledCommands(),
  CHROMIUM_PATH: ensureChromium(),
  ...ensurePostgres(),
  ...temporaryInMemory(),
  // Hundreds of processes would each compile the same code.
  NODE_COMPILE_CACHE: resolve(RESULTS, "compiled"),
};
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const tallies = [
  check(
    "Types",
    "react-router typegen && tsc -p tsconfig.json && tsc -p src/catalogue/tsconfig.json",
  ),
  check("Lint and format", "biome check --error-on-warnings"),
  check("Exports, files and dependencies that nothing uses", "knip"),
  unitTests(),
  await builds(),
  check("Size of the first view", "node scripts/size.ts"),
  browserTests(),
];
const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
  skipped: sum.skipped + tally.skipped,
}));
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
// Programs read the last line.
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * One command that counts as one test.
 *
 * @param {string} name
 * @param {string} command
 * @returns {Tally}
 */
function check(name, command) {
  console.log(`\n== ${name}`);
  const succeeded = run(command);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/** @returns {Tally} */
function unitTests() {
  console.log("\n== Unit, API and repository tests, on SQLite and PostgreSQL");
  const file = `${RESULTS}/unit.json`;
  const succeeded = run(
    `vitest run --reporter=default --reporter=json --outputFile.json=${file} ${process.argv.slice(2).join(" ")}`,
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(readFileSync(file, "utf8"));
  // A file that cannot be loaded reports no failed test.
  const failed = Math.max(result.numFailedTests, succeeded ? 0 : 1);
  return { passed: result.numPassedTests, failed, skipped: result.numPendingTests };
}

/** @returns {Promise<Tally>} */
async function builds() {
  console.log("\n== Build");
  try {
    await build();
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @returns {Tally} */
function browserTests() {
  console.log("\n== Journeys in the browser");
  const file = `${RESULTS}/browser.json`;
  const succeeded = run("playwright test --reporter=line,json", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  const failed = Math.max(stats.unexpected, succeeded ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/**
 * @param {string} command
 * @param {Record<string, string>} more
 */
function run(command, more = {}) {
  return (
    spawnSync(command, { shell: true, stdio: "inherit", env: { ...env, ...more } }).status === 0
  );
}
