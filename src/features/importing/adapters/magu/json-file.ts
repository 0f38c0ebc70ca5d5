import { basename } from "node:path";
import { KINDS, type Kind, type SourceRecords, UnreadableFileError } from "../../importing.ts";
import { readText } from "../source-file.ts";

/** Reads `{ "institutions": [...], "categories": [...], "courses": [...] }`; each may be left out. */
export async function readJsonFile(path: string): Promise<SourceRecords> {
  const name = basename(path);
  const text = (await readText(path)).replace(/^\uFEFF/, "");
  const lists = listsOf(parse(text, name), name);
  const lines = recordLines(text);
  const numbered = (kind: Kind) =>
    lists[kind].map((value, index) => ({ line: lines[kind][index] ?? 1, value }));
  return {
    institutions: numbered("institutions"),
    categories: numbered("categories"),
    courses: numbered("courses"),
    notes: [],
  };
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFileError(`${name} is no JSON file: ${reason}.`);
  }
}

function listsOf(content: unknown, name: string): Record<Kind, unknown[]> {
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    throw new UnreadableFileError(`${name} must hold one object with ${KINDS.join(", ")}.`);
  }
  const { $schema: _schema, ...rest } = content as Record<string, unknown>;
  const unknown = Object.keys(rest).find((key) => !(KINDS as readonly string[]).includes(key));
  if (unknown !== undefined) {
    throw new UnreadableFileError(
      `${name} holds "${unknown}", which is none of ${KINDS.join(", ")}.`,
    );
  }
  const wrong = KINDS.find((kind) => !Array.isArray(rest[kind] ?? []));
  if (wrong) throw new UnreadableFileError(`${name} must hold a list as "${wrong}".`);
  const list = (kind: Kind) => (rest[kind] ?? []) as unknown[];
  return {
    institutions: list("institutions"),
    categories: list("categories"),
    courses: list("courses"),
  };
}

/** The line where each record begins. The text is known to be JSON: `{ "kind": [record, ...] }`. */
export function recordLines(text: string): Record<Kind, number[]> {
  const lines: Record<string, number[]> = { institutions: [], categories: [], courses: [] };
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],\n]|[^\s"{}[\],:]+/g;
  let line = 1;
  let depth = 0;
  let key = "";
  let expecting = false;
  for (const [token] of text.matchAll(tokens)) {
    if (token === "\n") {
      line += 1;
      continue;
    }
    if (depth === 1 && token.startsWith('"')) key = JSON.parse(token) as string;
    if (depth === 2 && token === ",") expecting = true;
    else if (depth === 2 && expecting && token !== "]") {
      lines[key]?.push(line);
      expecting = false;
    }
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth === 2 && token === "[" && lines[key]?.length === 0) expecting = true;
  }
  return lines as Record<Kind, number[]>;
}
