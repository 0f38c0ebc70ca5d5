import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import { lineNotInUtf8 } from "#platform/utf8.ts";
import { UnreadableFileError } from "#records/source-records.ts";
import { MAX_RECORD_LENGTH, MAX_RECORDS, MAX_UNPACKED_BYTES } from "../import-limits.ts";

/**
 * Reads a text file in pieces, decompressing `.gz`. A byte order mark is removed, and line ends
 * become line feeds.
 *
 * @throws UnreadableFileError when it is not UTF-8 text.
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const name = basename(path);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let heldReturn = "";
  for await (const bytes of readBytes(path)) {
    if (isUtf16(bytes)) throw notInUtf8(name, 1);
    if (bytes.includes(0)) throw new UnreadableFileError(`${name} is not a text file.`);
    const text = heldReturn + (await decoded(decoder, path, bytes));
    heldReturn = text.endsWith("\r") ? "\r" : "";
    yield (heldReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, "\n");
  }
  yield (await decoded(decoder, path)) + (heldReturn && "\n");
}

/** @throws UnreadableFileError for more records than one file may hold. */
export function refuseMany(name: string, count: number): void {
  if (count <= MAX_RECORDS) return;
  const most = MAX_RECORDS.toLocaleString("en");
  throw new UnreadableFileError(`${name} holds more than ${most} records. Send it in parts.`);
}

/** Whether a file begins with the mark of UTF-16, which "Unicode Text" of spreadsheet programs is. */
export const isUtf16 = (file: Buffer): boolean =>
  /^(?:fffe|feff)$/.test(file.toString("hex", 0, 2));

async function decoded(decoder: TextDecoder, path: string, bytes?: Buffer): Promise<string> {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw notInUtf8(basename(path), await otherLine(path));
  }
}

/** The first line of a file that is not UTF-8. */
async function otherLine(path: string): Promise<number> {
  let line = 1;
  let rest = Buffer.alloc(0);
  for await (const bytes of readBytes(path)) {
    rest = Buffer.concat([rest, bytes]);
    const end = rest.lastIndexOf(LINE_FEED) + 1;
    const whole = rest.subarray(0, end);
    const found = lineNotInUtf8(whole);
    if (found !== null || rest.length - end > MAX_RECORD_LENGTH) return line + (found ?? 1) - 1;
    line += whole.reduce((count, byte) => count + Number(byte === LINE_FEED), 0);
    rest = rest.subarray(end);
  }
  return line;
}

const LINE_FEED = 10;

function notInUtf8(name: string, line: number): UnreadableFileError {
  const advice = name.includes(".csv")
    ? 'In Excel, save it as "CSV UTF-8 (comma delimited)".'
    : "Save it in UTF-8.";
  return new UnreadableFileError(`${name} is not in UTF-8: see line ${line}. ${advice}`);
}

/** A file that fits into memory, as `readText` reads it. @throws UnreadableFileError. */
export const readWholeText = async (path: string): Promise<string> =>
  (await Array.fromAsync(readText(path))).join("");

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const name = basename(path);
  let read = 0;
  try {
    if ((await stat(path)).isDirectory()) {
      throw new UnreadableFileError(`${name} is a folder, not a file.`);
    }
    for await (const bytes of path.endsWith(".gz") ? unpacked(path) : createReadStream(path)) {
      read += bytes.length;
      if (read > MAX_UNPACKED_BYTES) throw new UnreadableFileError(`${name} is too large.`);
      yield bytes;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT") throw new UnreadableFileError(`${path} does not exist.`);
    if (code === "EACCES") throw new UnreadableFileError(`${path} may not be read.`);
    if (code.startsWith("Z_")) throw new UnreadableFileError(`${name} cannot be unpacked.`);
    throw error;
  }
}

async function* unpacked(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const unzip = createGunzip();
  file.on("error", (error) => unzip.destroy(error));
  try {
    yield* file.pipe(unzip);
  } finally {
    file.destroy();
  }
}
