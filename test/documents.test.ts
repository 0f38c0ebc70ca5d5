import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/words.md",
  "docs/security.md",
];

/** Files and folders of the project, without what a build or a test makes. */
const PATHS = pathsOf(
  execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n"),
);

it.each(DOCUMENTS)("%s names files that there are", (document) => {
  const named = namedIn(readFileSync(join(ROOT, document), "utf8"));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it("finds the files that a document names", () => {
  expect(namedIn("`src/app.ts`, `GET /courses`, `*.schema.ts` and `package.json`")).toEqual([
    "src/app.ts",
    "package.json",
  ]);
  expect(isThere("src/app.ts") && isThere("app.ts")).toBe(true);
  expect(isThere("src/nothing.ts")).toBe(false);
});

it.each(DOCUMENTS)("%s links to files that there are", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  const missing = links.filter((link) => !PATHS.has(normalize(join(dirname(document), link))));
  expect(missing).toEqual([]);
});

/** Files between backticks: what ends as a source file does and is no pattern. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|md))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !path.startsWith("."));
}

/** True for a path from the root or from `src`, and for the end of a path. */
function isThere(path: string): boolean {
  return PATHS.has(path) || [...PATHS].some((there) => there.endsWith(`/${path}`));
}

function pathsOf(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) paths.add(folder);
  }
  return paths;
}
