import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract, type ReadEntry } from "tar";
import { z } from "zod";
import { SQLITE_FILE } from "../db/engine.ts";
import { BackupError } from "./backup-error.ts";

/** Name of the list within an archive, and the form of archives that this release writes. */
const MANIFEST = "manifest.json";
const FORMAT = 1;

/** What holds data in DATA_DIR beside the database: uploaded pictures and those of adverts, mails, the log of commands, a key. */
export const DATA_ENTRIES: readonly string[] = [
  "files",
  "outbox",
  "security.log",
  "two-factor.key",
];

/** Name of the database within an archive, by its engine. */
export const DATABASE_FILE = { sqlite: SQLITE_FILE, postgres: "magu.dump" } as const;

const manifest = z.object({
  format: z.literal(FORMAT),
  engine: z.enum(["sqlite", "postgres"]),
  created_at: z.string(),
  /** Names of the migrations that the database has seen. */
  migrations: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** What an archive says of itself. */
export type Manifest = z.infer<typeof manifest>;

/**
 * Writes everything in a folder into one archive, with the hash of each file. The archive has its
 * name only once it is whole and on the disk.
 */
export async function pack(
  folder: string,
  about: Pick<Manifest, "engine" | "migrations" | "created_at">,
  archive: string,
): Promise<Manifest> {
  const files = await Promise.all(
    (await filesBelow(folder)).map((path) => fileEntry(folder, path)),
  );
  const list: Manifest = { format: FORMAT, ...about, files };
  await writeFile(join(folder, MANIFEST), JSON.stringify(list, null, 2));
  const unfinished = `${archive}.unfinished`;
  try {
    // Made beforehand: it holds what only the operator may read.
    await (await open(unfinished, "w", 0o600)).close();
    const paths = [MANIFEST, ...files.map(({ path }) => path)];
    await create({ cwd: folder, file: unfinished, gzip: true, portable: true }, paths);
    const written = await open(unfinished, "r+");
    await written.sync();
    await written.close();
    await rename(unfinished, archive);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return list;
}

/**
 * Unpacks an archive into an empty folder and holds every file against the list.
 *
 * @throws BackupError where it is no backup, was cut short, or was changed.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // At once: one that is cut short would otherwise be written on after it was refused.
    extract({ sync: true, file: archive, cwd: folder, strict: true, filter: isPlainFile });
  } catch (error) {
    if (isNoSuchFile(error)) throw new BackupError(`There is no file ${archive}.`);
    throw new BackupError(`${archive} cannot be read as a backup: ${(error as Error).message}`);
  }
  const list = await readManifest(folder, archive);
  const known = new Map(list.files.map((file) => [file.path, file]));
  const found = (await filesBelow(folder)).filter((path) => path !== MANIFEST);
  const wrong = [...known.keys()].filter((path) => !found.includes(path));
  for (const path of found) {
    if ((await fileEntry(folder, path)).sha256 !== known.get(path)?.sha256) wrong.push(path);
  }
  if (wrong.length > 0) {
    throw new BackupError(`${archive} is damaged: ${wrong.join(", ")} is not as it was written.`);
  }
  await rm(join(folder, MANIFEST));
  return list;
}

async function readManifest(folder: string, archive: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => "null");
  const { data } = manifest.safeParse(JSON.parse(text));
  if (data) return data;
  throw new BackupError(`${archive} is no backup that this release of Magu has made or can read.`);
}

/** Nothing but files and their folders: a link could lead out of the place. */
function isPlainFile(_path: string, entry: object): boolean {
  return ["File", "OldFile", "ContiguousFile", "Directory"].includes((entry as ReadEntry).type);
}

async function fileEntry(folder: string, path: string): Promise<Manifest["files"][number]> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest("hex") };
}

/** Paths of all files below a folder, with forward slashes, in order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

function isNoSuchFile(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
