import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript-api";
import { expect, it } from "vitest";

// Some texts keep some regular expressions busy for seconds, because the time grows with the square
// of the text's length or worse. A visitor who can send such a text can stop the server.

const SRC = join(import.meta.dirname, "..", "src");

const ADVICE =
  "Let it have one way only to read a text: begin a run where no character of it stands before " +
  "((?<!x)x+$), leave the opening sign out of what a bracket holds (<[^<>]*>), bound a repetition. " +
  "Where what it reads is short, cut it before, and add the file to BOUNDED with the bound.";

/** Files with patterns that may be slow for long texts, and why the texts are short. */
const BOUNDED = new Map([
  ["features/importing/adapters/magu/amounts.ts", "cells above 60 characters are none"],
  ["features/importing/adapters/mqa/course-names.ts", "MAX_REGISTER_VALUE: 2,000 characters"],
  ["features/fixed-pages/shipped/shipped-text.server.ts", "it reads texts that ship only"],
]);

/**
 * A busy machine convicts no pattern: characters that are read are counted, and not time. After the
 * timeout the check of a pattern gives up, and the pattern counts as undecided.
 */
const BY_CHARACTERS = {
  timeout: 300_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

interface Found {
  file: string;
  source: string;
  flags: string;
}

it("has no regular expression that a long text makes slow", { timeout: 900_000 }, async () => {
  const found = literals();
  expect(found.length).toBeGreaterThan(300);
  const slow: string[] = [];
  for (const { file, source, flags } of found.filter(({ source }) => canRepeat(source))) {
    if (BOUNDED.has(file)) continue;
    const shown = `${file} /${source}/${flags}`;
    const problem = await problemOf(source, flags);
    if (problem) slow.push(`${shown} ${problem}`);
  }
  expect(slow, ADVICE).toEqual([]);
});

it("would notice one", async () => {
  expect(await problemOf("(a+)+$", "")).toContain("exponential");
  expect(await problemOf("\\s+$", "")).toContain("polynomial");
  expect(await problemOf("(?<!\\s)\\s+$", "")).toBeNull();
});

/** What is wrong with a pattern; null where nothing is. */
async function problemOf(source: string, flags: string): Promise<string | null> {
  const { status, ...result } = await check(source, flags, BY_CHARACTERS);
  if (status === "safe") return null;
  if (status === "unknown") return "cannot be judged";
  const { complexity, attack } = result as {
    complexity?: { type: string };
    attack?: { pattern: string };
  };
  return `is ${complexity?.type} for ${attack?.pattern}`;
}

/** True where any part may be repeated without limit: other patterns are fast. */
function canRepeat(source: string): boolean {
  return /[*+]|\{\d+,\}/.test(source);
}

/** Every regular expression of the source, each once. */
function literals(): Found[] {
  const all = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .sort()
    .flatMap(literalsOf);
  return [...new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values()];
}

function literalsOf(path: string): Found[] {
  const found: Found[] = [];
  const text = readFileSync(join(SRC, path), "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ file: path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
