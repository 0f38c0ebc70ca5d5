import { execFileSync, execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const STAMP = "node_modules/.magu-installed";
const BIN = resolve("node_modules/.bin");

/**
 * Installs the dependencies when they are missing or older than the lock file. `production` leaves
 * out what only building and testing need, unless that is already there.
 *
 * @param {{ production: boolean }} options
 */
export function ensureInstalled({ production }) {
  checkNode();
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === `${lock} all` || (production && installed === `${lock} production`)) return;
  // Keeps the tests' packages where they are installed: omitting them would remove them.
  const hasTestPackages = existsSync("node_modules/vitest");
  // Without the second flag, peer dependencies of other packages would install the tools again.
  const omit = production && !hasTestPackages ? "--omit=dev --legacy-peer-deps" : "";
  console.log("Installing what Magu needs ...");
  // Not `npm ci`: it fails where the lock lacks optional binaries that a registry does not carry.
  execSync(`npm install --no-audit --no-fund --no-save --loglevel=error ${omit}`, {
    stdio: "inherit",
  });
  writeFileSync(STAMP, `${lock} ${omit ? "production" : "all"}`);
}

/** Path of the Node for Magu: the pinned one, or the current one where it is new enough. */
export function node() {
  for (const name of ["node", "node.exe"]) {
    const pinned = resolve(BIN, name);
    if (existsSync(pinned) && works(pinned)) return pinned;
  }
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  fail(
    "Magu runs on Node 24, and npm could not install it for this machine. Install Node 24 or newer.",
  );
}

/** Environment in which the installed commands come first on the path. */
export function withInstalledCommands() {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` };
}

/** @param {string} path */
function works(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Magu needs Node 20.19 or newer to start; this is ${process.versions.node}.`);
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
