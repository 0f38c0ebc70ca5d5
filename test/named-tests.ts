import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Root of the project. */
export const PROJECT = join(import.meta.dirname, "..");

/** A test that a table of a document names as `file`: name. */
export interface NamedTest {
  file: string;
  test: string;
}

/** Tests of a cell, one to a line; of what is written otherwise both parts are empty. */
export function testsOfCell(cell: string): NamedTest[] {
  return cell.split("<br>").map((line) => {
    const [, file = "", test = ""] = /^\s*`([^`]+)`: (.+?)\s*$/.exec(line) ?? [];
    return { file, test };
  });
}

/** Cells of the rows of a document's tables, without their heads. */
export function tableRows(document: string): string[][] {
  return readFileSync(join(PROJECT, document), "utf8")
    .split("\n")
    .filter((line, at, lines) => /^\| /.test(line) && !/^\|-/.test(lines[at + 1] ?? ""))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** True where the file has a string that reads as the test's name does. */
export function isTest({ file, test }: NamedTest): boolean {
  return existsSync(join(PROJECT, file)) && namesIn(file).some((name) => name.test(test));
}

/** Every string in a test file, as a pattern in which what a test fills in may be anything. */
function namesIn(file: string): RegExp[] {
  const source = readFileSync(join(PROJECT, file), "utf8");
  const strings = source.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings
    .map((quoted) => quoted.slice(1, -1).split(/\$\{[^}]*\}|%[sdij]|\$\w+/))
    .filter((parts) => parts.join("").trim() !== "")
    .map((parts) => new RegExp(`^${parts.map(escaped).join(".*")}$`));
}

const escaped = (text: string) => text.replaceAll("\\", "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
