import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { node } from "./install.mjs";

const STAMP = "build/.sources";
const SOURCES = [
  "src",
  "sample",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Builds the site when its sources differ from those of the last build. */
export async function build() {
  if (isBuilt()) return;
  console.log("Building the site ...");
  execFileSync(node(), ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  await compress("build/client");
  writeFileSync(STAMP, fingerprint());
}

/** True where the last build is of the current sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** A hash of the sources: equal for equal sources on every machine. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesBelow)) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Writes a brotli and a gzip file beside each text file, so that the server compresses nothing
 * twice.
 *
 * @param {string} folder
 */
async function compress(folder) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const path of filesBelow(folder).filter((name) =>
    /\.(js|css|svg|json|txt|webmanifest)$/.test(name),
  )) {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, await brotli(bytes, quality));
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}
