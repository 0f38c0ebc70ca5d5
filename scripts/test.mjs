// Plain JavaScript: on a fresh clone it runs before anything is installed, on any Node from 20.19.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled, withInstalledCommands } from "./install.mjs";
import { ensureChromium, ensurePostgres, temporaryInMemory } from "./test-machine.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally */

const RESULTS = "test-results";

const MAX_FAILURE_CHARACTERS = 800;

/** @type {Tally} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

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
  failures: [...sum.failures, ...tally.failures],
}));
// Whoever sees only the end of a long output learns from it what to mend.
if (total.failures.length > 0) {
  const shortened = total.failures.map((text) => text.slice(0, MAX_FAILURE_CHARACTERS));
  console.log(`\n== Failed\n${shortened.join("\n")}`);
}
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
  return run(command) ? { ...NOTHING, passed: 1 } : failure(name);
}

/** @returns {Tally} */
function unitTests() {
  console.log("\n== Unit, API and repository tests, on SQLite and PostgreSQL");
  const file = `${RESULTS}/unit.json`;
  const succeeded = run(
    `vitest run --reporter=default --reporter=json --outputFile.json=${file} ${process.argv.slice(2).join(" ")}`,
  );
  if (!existsSync(file)) return failure("Unit tests: none was run");
  const result = JSON.parse(readFileSync(file, "utf8"));
  // A file that cannot be loaded reports no failed test.
  const failed = Math.max(result.numFailedTests, succeeded ? 0 : 1);
  const failures = failed > 0 ? failedUnits(result.testResults) : [];
  return { passed: result.numPassedTests, failed, skipped: result.numPendingTests, failures };
}

/** @returns {Promise<Tally>} */
async function builds() {
  console.log("\n== Build");
  try {
    await build();
    return { ...NOTHING, passed: 1 };
  } catch (error) {
    console.error(error);
    return failure("Build");
  }
}

/** @returns {Tally} */
function browserTests() {
  console.log("\n== Journeys in the browser");
  const file = `${RESULTS}/browser.json`;
  const succeeded = run("playwright test --reporter=line,json", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return failure("Journeys: none was walked");
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  const failed = Math.max(stats.unexpected, succeeded ? 0 : 1);
  const failures = failed > 0 ? [...failedJourneys(suites), ...messages(errors)] : [];
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, failures };
}

/**
 * Names each failed test, each file that could not be loaded, and why; an error outside of tests
 * stands only in the output above.
 *
 * @param {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} files
 * @returns {string[]}
 */
function failedUnits(files) {
  const named = files
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(".", name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return [`${file}: ${message}`];
      return tests.map((test) => `${file} › ${test.fullName}: ${test.failureMessages.join("\n")}`);
    });
  return named.length > 0 ? named : ["Unit tests: an error outside of the tests"];
}

/**
 * @typedef {{ specs: { ok: boolean, file: string, line: number, title: string, tests: { results: { errors: { message: string }[] }[] }[] }[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function failedJourneys(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return `${file}:${line} › ${title}: ${messages(errors).join("\n")}`;
      }),
    ...failedJourneys(inner),
  ]);
}

/**
 * @param {{ message: string }[]} errors
 * @returns {string[]}
 */
function messages(errors) {
  return errors.map(({ message }) => message);
}

/**
 * @param {string} name
 * @returns {Tally}
 */
function failure(name) {
  return { ...NOTHING, failed: 1, failures: [name] };
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
