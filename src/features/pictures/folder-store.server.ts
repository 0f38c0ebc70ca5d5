import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureStore, StoredFolder } from "./picture-store.ts";

/**
 * Keeps pictures in a folder of this machine. The files of a picture are written and flushed under a
 * name that begins with a dot, which nothing serves and no backup holds; the folder is renamed then.
 */
export function createFolderStore(root: string): PictureStore {
  const writeAll = async (folder: string, files: ReadonlyMap<string, Uint8Array>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [name, bytes] of files) await writeFlushed(join(folder, name), bytes);
    await flushFolder(folder);
  };
  return {
    put: async (folder, files) => {
      const unfinished = join(root, `.${randomUUID()}`);
      const place = join(root, folder);
      try {
        await writeAll(unfinished, files);
        await mkdir(dirname(place), { recursive: true, mode: 0o700 });
        await rename(unfinished, place).catch(async (error: unknown) => {
          if (!isTaken(error)) throw error;
          // The same picture: it counts as written now, so that nothing takes it for forgotten.
          const now = new Date();
          await utimes(place, now, now);
        });
        await flushFolder(dirname(place));
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },
    read: async (folder, file) =>
      await readFile(join(root, folder, file)).catch((error: unknown) => {
        if (isNoFile(error)) return null;
        throw error;
      }),
    folders: async () => {
      const found: StoredFolder[] = [];
      for (const purpose of await namesIn(root)) {
        const names = purpose.startsWith(".")
          ? [purpose]
          : (await namesIn(join(root, purpose))).map((id) => `${purpose}/${id}`);
        for (const name of names) {
          const about = await stat(join(root, name)).catch(() => null);
          if (about) found.push({ name, writtenAt: about.mtime });
        }
      }
      return found;
    },
    remove: async (folder) => {
      // Renamed first: nobody is served half of a picture.
      const removed = join(root, `.${randomUUID()}`);
      await rename(join(root, folder), removed).catch((error: unknown) => {
        // Another server may have been quicker.
        if (!isNoFile(error)) throw error;
      });
      await rm(removed, { recursive: true, force: true });
    },
  };
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names of a folder last; Windows knows no such thing. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (isNoFile(error)) return [];
    throw error;
  });
}

const fileErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
const isNoFile = (error: unknown) => ["ENOENT", "ENOTDIR"].includes(fileErrorCode(error));
const isTaken = (error: unknown) => ["ENOTEMPTY", "EEXIST", "EPERM"].includes(fileErrorCode(error));
