import { execSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { availableMemory } from "node:process";

// The headless shell comes first: without a browser's windows, journeys take two thirds of the
// time.
const BROWSERS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Path of the browser for the journeys; installs Debian's Chromium where the user has the rights.
 */
export function ensureChromium() {
  return (
    findBrowser() ??
    (debianInstall("chromium-headless-shell") && findBrowser()) ??
    (debianInstall("chromium") && findBrowser()) ??
    fail(
      "No Chromium to test in. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.",
    )
  );
}

/**
 * Makes sure that PostgreSQL is installed; tests start a temporary server.
 *
 * @returns {Record<string, string>} settings for the tests
 */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL };
  if (hasPostgres() || (debianInstall("postgresql") && hasPostgres())) return {};
  return fail(
    "No PostgreSQL to test on. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to an empty one.",
  );
}

/** A folder in memory, on Linux. */
const MEMORY_FOLDER = "/dev/shm";

/** The databases of all tests together never take half of it. */
const MIN_MEMORY_BYTES = 6 * 2 ** 30;

/**
 * Puts what tests write for a moment into memory where the machine has enough of it: each test has
 * a database of its own, and a disk makes one of PostgreSQL's in ten times the time.
 *
 * @returns {Record<string, string>} settings for the tests
 */
export function temporaryInMemory() {
  if (process.env.TMPDIR || !hasMemoryFolder()) return {};
  const folder = mkdtempSync(join(MEMORY_FOLDER, "magu-tests-"));
  // PostgreSQL runs as a user of its own, who has to reach its folder through this one.
  chmodSync(folder, 0o755);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

function hasMemoryFolder() {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, availableMemory()) >= MIN_MEMORY_BYTES;
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return folders(process.env.PATH)
    .flatMap((folder) => BROWSERS.map((name) => join(folder, name)))
    .find(existsSync);
}

function hasPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...folders(process.env.PATH),
  ].some((folder) => existsSync(join(folder, "initdb")));
}

/** @param {string | undefined} path */
function folders(path) {
  return (path ?? "").split(":").filter(Boolean);
}

/**
 * @param {string} name
 * @returns {true | undefined} whether the package is there now
 */
function debianInstall(name) {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) return undefined;
  console.log(`Installing ${name} ...`);
  try {
    execSync(
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`,
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    return true;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
