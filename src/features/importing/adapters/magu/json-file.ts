import { basename } from "node:path";
import {
  KINDS,
  type Kind,
  type SourceRecord,
  UnreadableFileError,
} from "#records/source-records.ts";
import { parsedJson } from "../json-parsing.ts";
import { readText, refuseMany } from "../source-file.ts";
import { JsonText, JsonTextError, type WrittenValue } from "./json-text.ts";

/** Keys besides the records: the file's own description. */
const DESCRIPTIONS: readonly string[] = ["$schema", "about"];

/**
 * Reads the records of one kind from `{ "institutions": [...], "categories": [...], "courses":
 * [...] }`; each list is optional.
 *
 * @throws UnreadableFileError when the file is not JSON or has other content.
 */
export async function* readJsonRecords(path: string, wanted: Kind): AsyncGenerator<SourceRecord> {
  const name = basename(path);
  const json = new JsonText(readText(path));
  try {
    for await (const key of jsonKeys(json, name)) {
      const kind = KINDS.find((known) => known === key);
      if (!kind) await json.value();
      else if ((await json.peek()) === "n") parsed(await json.value());
      else {
        for await (const written of jsonEntries(json, kind, name)) {
          if (kind === wanted) yield jsonRecord(written);
        }
      }
    }
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new UnreadableFileError(`${name} is no JSON file: ${error.message}.`);
  }
}

/** The description of a file that begins with it: `{ "about": {...}, ...`; undefined for others. */
export async function readAbout(path: string): Promise<unknown> {
  const json = new JsonText(readText(path));
  try {
    if (!(await json.takes("{")) || (await json.peek()) !== '"') return undefined;
    if (parsed(await json.value()) !== "about") return undefined;
    await json.expect(":");
    return parsed(await json.value());
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}

/** The keys of the outermost object; the caller must read a key's value before the next key. */
async function* jsonKeys(json: JsonText, name: string): AsyncGenerator<string> {
  const message = `${name} must hold one object with ${KINDS.join(", ")}.`;
  const first = await json.peek();
  if (first !== "{") {
    if (first !== "[" && first !== "") parsed(await json.value());
    throw new UnreadableFileError(message);
  }
  await json.expect("{");
  const seen = new Set<string>();
  while ((await json.peek()) !== "}") {
    if (seen.size > 0) await json.expect(",");
    const key = String(parsed(await json.value()));
    if (seen.has(key)) throw new UnreadableFileError(`${name} holds "${key}" twice.`);
    if (!(KINDS as readonly string[]).includes(key) && !DESCRIPTIONS.includes(key)) {
      throw new UnreadableFileError(
        `${name} holds "${key}", which is none of ${KINDS.join(", ")}.`,
      );
    }
    seen.add(key);
    await json.expect(":");
    yield key;
  }
  await json.expect("}");
  await json.expect("");
}

async function* jsonEntries(
  json: JsonText,
  kind: Kind,
  name: string,
): AsyncGenerator<WrittenValue> {
  if (!(await json.takes("["))) {
    throw new UnreadableFileError(`${name} must hold a list as "${kind}".`);
  }
  for (let count = 0; !(await json.takes("]")); count++) {
    if (count > 0) await json.expect(",");
    refuseMany(name, count + 1);
    yield await json.value();
  }
}

function jsonRecord(written: WrittenValue): SourceRecord {
  const { line, problem } = written;
  return problem === undefined ? { line, value: parsed(written) } : { line, value: null, problem };
}

function parsed({ line, text }: WrittenValue): unknown {
  try {
    return parsedJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new JsonTextError(`line ${line}: ${reason}`);
  }
}
