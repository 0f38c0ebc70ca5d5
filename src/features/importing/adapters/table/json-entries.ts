import { basename } from "node:path";
import { UnreadableFileError } from "#records/source-records.ts";
import { MAX_DEPTH, MAX_RECORD_LENGTH, MAX_TABLE_COLUMNS } from "../../import-limits.ts";
import { parsedJson } from "../json-parsing.ts";
import { readText, refuseMany } from "../source-file.ts";
import type { TableFile, TableRow } from "./table-file.ts";

/** A JSON file is read whole: longer ones are read line by line. */
const MAX_JSON_LENGTH = 256 * 1024 * 1024;

interface Entry {
  line: number;
  value: unknown;
}

/** A table of JSON in lines, one entry each. @throws UnreadableFileError. */
export async function tableOfLines(path: string): Promise<TableFile> {
  return await tableOfEntries(basename(path), () => entriesInLines(path));
}

/**
 * A table of a JSON file: its longest list of records, wherever it stands.
 *
 * @throws UnreadableFileError.
 */
export async function tableOfJson(path: string): Promise<TableFile> {
  const name = basename(path);
  const [read, ...others] = listsIn(parsed(name, await wholeText(path)), "", 0).toSorted(
    (one, other) => other.list.length - one.list.length,
  );
  if (!read) throw new UnreadableFileError(`${name} holds no list of records.`);
  refuseMany(name, read.list.length);
  for (const other of others) {
    if (!isAlike(read.list, other.list)) continue;
    throw new UnreadableFileError(
      `${name} holds two lists with the same fields, "${read.path}" and "${other.path}", and one is read: put them into one.`,
    );
  }
  const table = await tableOfEntries(name, async function* () {
    for (const [at, value] of read.list.entries()) yield { line: at + 1, value };
  });
  const notes = others.map((other) => ({
    text: `entries of the list "${other.path}": not read, as the list "${read.path}" was`,
    count: other.list.length,
  }));
  return { ...table, notes };
}

async function* entriesInLines(path: string): AsyncGenerator<Entry> {
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    refuseMany(basename(path), line);
    if (text.trim() === "") continue;
    yield { line, value: parsed(`${basename(path)}: line ${line}`, text) };
  }
}

/** Ends at line feeds alone: other ends of lines may stand within a text of JSON. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of readText(path)) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_RECORD_LENGTH) {
      throw new UnreadableFileError(`${basename(path)} has a line that is too long.`);
    }
    yield* lines;
  }
  yield rest;
}

async function wholeText(path: string): Promise<string> {
  let text = "";
  for await (const piece of readText(path)) {
    text += piece;
    if (text.length > MAX_JSON_LENGTH) {
      throw new UnreadableFileError(
        `${basename(path)} is too large to read whole: write one entry a line (.ndjson).`,
      );
    }
  }
  return text;
}

function parsed(name: string, text: string): unknown {
  try {
    return parsedJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableFileError(`${name} cannot be read as JSON: ${error.message}.`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists that hold records; files wrap theirs in `data` and the like. */
function listsIn(value: unknown, path: string, depth: number): { path: string; list: unknown[] }[] {
  if (Array.isArray(value)) return value.some(isRecord) ? [{ path, list: value }] : [];
  if (!isRecord(value) || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listsIn(inner, path === "" ? key : `${path}.${key}`, depth + 1),
  );
}

/** Whether the records of two lists have mostly the same fields. */
function isAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  const fieldsOf = (list: readonly unknown[]) => Object.keys(list.find(isRecord) ?? {});
  const fields = fieldsOf(other);
  const shared = fieldsOf(one).filter((field) => fields.includes(field)).length;
  return shared > 1 && shared * 2 >= fields.length;
}

async function tableOfEntries(
  name: string,
  entries: () => AsyncIterable<Entry>,
): Promise<TableFile> {
  const headings = new Set<string>();
  for await (const { line, value } of entries()) {
    for (const key of flattened(value).cells.keys()) headings.add(key);
    if (headings.size > MAX_TABLE_COLUMNS) {
      throw new UnreadableFileError(
        `${name}: up to line or entry ${line} there are ${headings.size} different fields. A list has at most ${MAX_TABLE_COLUMNS}: give all entries the same fields.`,
      );
    }
  }
  if (headings.size === 0) throw new UnreadableFileError(`${name} holds no list of records.`);
  return {
    headings: [...headings],
    notes: [],
    rows: async function* () {
      for await (const { line, value } of entries()) yield { line, ...flattened(value) };
    },
  };
}

/** Values by dotted path; a list's values stand together, as in a cell of our own tables. */
function flattened(value: unknown): Omit<TableRow, "line"> {
  if (!isRecord(value)) {
    const shown = JSON.stringify(value).slice(0, 60);
    return { cells: new Map(), problem: `is no object with fields, but ${shown}` };
  }
  const found = new Map<string, string[]>();
  let problem: string | undefined;
  const visit = (inner: unknown, path: string, depth: number): void => {
    if (inner === null || inner === undefined) return;
    if (depth > MAX_DEPTH) problem = `is nested more than ${MAX_DEPTH} levels deep at "${path}"`;
    else if (Array.isArray(inner)) {
      for (const entry of inner) visit(entry, path, depth + 1);
    } else if (isRecord(inner)) {
      for (const [key, part] of Object.entries(inner)) {
        visit(part, path === "" ? key : `${path}.${key}`, depth + 1);
      }
    } else {
      const text = typeof inner === "boolean" ? (inner ? "yes" : "no") : String(inner).trim();
      if (text === "") return;
      if (!text.isWellFormed()) problem = `holds half of a character at "${path}": type it again`;
      const texts = found.get(path);
      if (texts) texts.push(text);
      else found.set(path, [text]);
    }
  };
  visit(value, "", 0);
  const cells = [...found].map(([path, texts]) => {
    const isOne = texts.length === 1;
    const escaped = isOne ? texts : texts.map((text) => text.replaceAll("|", "\\|"));
    return [path, escaped.join(" | ")] as const;
  });
  return { cells: new Map(cells), ...(problem && { problem }) };
}
