import { createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { csvExport } from "#features/importing/exporting/csv-export.server.ts";
import { exportDirectory } from "#features/importing/exporting/exporting.service.server.ts";
import { jsonExport } from "#features/importing/exporting/json-export.ts";
import { storageSettings } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { sayDatabase } from "./database-name.ts";
import { Ending } from "./ending.ts";
import { pathAsTyped, runCommand } from "./operator-command.ts";

const USAGE = `Usage: npm run export -- <file.json, file.json.gz, or folder> [--public] [--overwrite]

Writes everything that the directory holds, with its history, as one JSON file, or as CSV files in a
folder; imported into an empty database it gives the same directory under the same addresses.

  --public     leaves out what is hidden or archived, and sources that may not be passed on
  --overwrite  replaces files that are there
`;

interface Command {
  path: string;
  scope: "whole" | "public";
  overwrite: boolean;
}

/** Nothing was written, because files are where it would be. */
class FilesThereError extends DomainError {
  override name = "FilesThereError";

  constructor(message: string) {
    super("files_there", 409, message);
  }
}

function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      public: { type: "boolean", default: false },
      overwrite: { type: "boolean", default: false },
    },
  });
  const [path, ...surplus] = positionals;
  if (!path || surplus.length > 0) return null;
  return {
    path: pathAsTyped(path),
    scope: values.public ? "public" : "whole",
    overwrite: values.overwrite,
  };
}

/** @throws FilesThereError where a file would be replaced. */
function refuseFiles(paths: string[]): void {
  const there = paths.filter((path) => existsSync(path));
  if (there.length === 0) return;
  const verb = there.length === 1 ? "is" : "are";
  throw new FilesThereError(
    `${there.join(", ")} ${verb} there already. Name another place, or say --overwrite.`,
  );
}

/**
 * All files appear complete and together, or none: they are first written under temporary names.
 */
async function write(files: { path: string; pieces: AsyncIterable<string> }[]): Promise<void> {
  const beside = (path: string) => `${path}.${process.pid}.part`;
  process.once("exit", () => {
    for (const { path } of files) rmSync(beside(path), { force: true });
  });
  for (const { path, pieces } of files) {
    await mkdir(dirname(path), { recursive: true });
    const file = createWriteStream(beside(path));
    const text = Readable.from(pieces);
    await (path.endsWith(".gz") ? pipeline(text, createGzip(), file) : pipeline(text, file));
  }
  for (const { path } of files) renameSync(beside(path), path);
}

const ending = new Ending("Nothing was exported.");
await runCommand(readCommand, USAGE, async ({ path, scope, overwrite }, { env, storage }) => {
  sayDatabase(storageSettings(env));
  return await exportDirectory(storage, scope, async (directory) => {
    const isFile =
      /\.json(\.gz)?$/.test(path) && !(existsSync(path) && statSync(path).isDirectory());
    const files = isFile
      ? [{ path, pieces: jsonExport(directory) }]
      : csvExport(directory).map(({ name, pieces }) => ({
          path: join(path, name),
          pieces: pieces(),
        }));
    if (!overwrite) refuseFiles(files.map((file) => file.path));
    await write(files);
    ending.done();
    const { institutions, courses } = directory.about;
    return `${institutions} institutions and ${courses} courses were written to ${path}`;
  });
});
