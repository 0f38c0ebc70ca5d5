import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ZipFile } from "yazl";
import type { Published } from "#features/publishing/published.service.server.ts";
import { openForBackground } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { csvExport } from "./csv-export.server.ts";
import { type DirectoryRecords, exportDirectory } from "./exporting.service.server.ts";
import { jsonExport } from "./json-export.ts";

/** The downloads, by file ending. */
const ENDINGS = { json: "json.gz", csv: "csv.zip" } as const;
export type DownloadKind = keyof typeof ENDINGS;

export interface Download {
  path: string;
  bytes: number;
  /** ISO 8601 UTC time of the last change of its records; null without records. */
  changedAt: string | null;
}

interface DownloadsParts {
  settings: StorageSettings;
  published: Pick<Published, "current">;
  /** Folder of the files; it contains nothing else. */
  folder: string;
}

/** Creates each download once per version of the catalogue, one at a time. */
export function openDownloads({ settings, published, folder }: DownloadsParts) {
  const made = new Map<DownloadKind, { version: number; file: Promise<Download> }>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** The public export of the published catalogue, created on the first request. */
    file: async (kind: DownloadKind): Promise<Download> => {
      const { version } = published.current();
      const known = made.get(kind);
      if (known?.version === version) {
        const file = await known.file;
        if (existsSync(file.path)) return file;
      }
      const before = last;
      const file = before.then(() => make(kind, settings, folder));
      last = file.catch(() => made.delete(kind));
      made.set(kind, { version, file });
      return await file;
    },
  };
}

export type Downloads = ReturnType<typeof openDownloads>;

async function make(
  kind: DownloadKind,
  settings: StorageSettings,
  folder: string,
): Promise<Download> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${process.pid}.${ENDINGS[kind]}.part`);
  // Its own connections: a long read would block those that answer requests.
  const storage = openForBackground(settings);
  try {
    return await exportDirectory(storage, "public", async (directory) => {
      const hash = await write(kind, directory, beside);
      const path = join(folder, `magu-${hash}.${ENDINGS[kind]}`);
      await rename(beside, path);
      await removeOthers(folder, kind, path);
      const { size } = await stat(path);
      return { path, bytes: size, changedAt: directory.about.changed_at };
    });
  } finally {
    await storage.close();
    await rm(beside, { force: true });
  }
}

/** @returns the start of the SHA-256 of the written bytes. */
async function write(
  kind: DownloadKind,
  directory: DirectoryRecords,
  path: string,
): Promise<string> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  const file = createWriteStream(path, { mode: 0o600 });
  await (kind === "json"
    ? pipeline(Readable.from(jsonExport(directory)), createGzip(), hashing, file)
    : pipeline(zipped(directory), hashing, file));
  return hash.digest("hex").slice(0, 16);
}

/** Every entry has the date of the last change, so that equal content gives equal bytes. */
function zipped(directory: DirectoryRecords): Readable {
  const zip = new ZipFile();
  const mtime = new Date(directory.about.changed_at ?? 0);
  const output = zip.outputStream as Readable;
  for (const { name, pieces } of csvExport(directory)) {
    zip.addReadStreamLazy(name, { mtime, mode: 0o644 }, (hand) => {
      const text = Readable.from(pieces());
      text.on("error", (error) => output.destroy(error));
      hand(null, text);
    });
  }
  zip.end();
  return output;
}

async function removeOthers(folder: string, kind: DownloadKind, path: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    if (name.endsWith(ENDINGS[kind]) && other !== path) await rm(other, { force: true });
  }
}
