import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PAGE = "docs/requirements.md";

interface Entry {
  sentence: string;
  file: string;
  test: string;
}

/** Rows of the page: a sentence, and its tests as `file`: name, one to a line. */
function entries(): Entry[] {
  return readFileSync(join(ROOT, PAGE), "utf8")
    .split("\n")
    .filter((line) => /^\| (?!what it does|-)/.test(line))
    .flatMap((line) => {
      const [, sentence = "", tests = ""] = line.split(/(?<!\\)\|/);
      return tests.split("<br>").map((test): Entry => {
        const [, file = "", name = ""] = /^\s*`([^`]+)`: (.+?)\s*$/.exec(test) ?? [];
        return { sentence: sentence.trim(), file, test: name };
      });
    });
}

/** Every string in a test file, as a pattern in which what a test fills in may be anything. */
function namesIn(file: string): RegExp[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const strings = source.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings
    .map((quoted) => quoted.slice(1, -1).split(/\$\{[^}]*\}|%[sdij]|\$\w+/))
    .filter((parts) => parts.join("").trim() !== "")
    .map((parts) => new RegExp(`^${parts.map(escaped).join(".*")}$`));
}

const escaped = (text: string) => text.replaceAll("\\", "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe(PAGE, () => {
  const all = entries();

  it("names a test for every sentence", () => {
    expect(all.length).toBeGreaterThan(100);
    const without = all.filter(({ file, test }) => file === "" || test === "");
    expect(without.map(({ sentence }) => sentence)).toEqual([]);
  });

  it("names tests that are there: rename a test on the page too", () => {
    const missing = all.filter(
      ({ file, test }) =>
        !existsSync(join(ROOT, file)) || !namesIn(file).some((name) => name.test(test)),
    );
    expect(missing.map(({ file, test }) => `${file}: ${test}`)).toEqual([]);
  });
});
