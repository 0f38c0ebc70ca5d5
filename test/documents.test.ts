import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** Files and folders of the project, without what a build or a test makes. */
const PATHS = pathsOf(
  execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n"),
);

const DOCUMENTS = [...PATHS].filter((path) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(path));

it.each(DOCUMENTS)("%s names files that there are", (document) => {
  const named = namedIn(read(document));
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

it.each(DOCUMENTS)("%s links to files and headings that there are", (document) => {
  const links = [...read(document).matchAll(/\]\(([^():]+)\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
});

function read(document: string): string {
  return readFileSync(join(ROOT, document), "utf8");
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path === "" ? document : normalize(join(dirname(document), path));
  return PATHS.has(target) && (heading === undefined || headingsOf(target).has(heading));
}

/** Headings of a document, as addresses name them. */
function headingsOf(document: string): Set<string> {
  const headings = [...read(document).matchAll(/^#+ (.+)$/gm)];
  return new Set(
    headings.map(([, text = ""]) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** Files between backticks: what ends as a source file does and is no pattern. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|md))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/^[./]/.test(path));
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
