import { parseArgs } from "node:util";
import { backup } from "#platform/backup/backup.ts";
import { storageSettings } from "#platform/env.ts";
import { pathAsTyped, runOnSettings } from "./operator-command.ts";

const USAGE = `Usage: npm run backup -- <file>

Writes the database and the files of DATA_DIR into one archive, also while a server runs.
docs/running.md says when, and how to rehearse restoring it.
`;

function readCommand(): string | null {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...surplus] = positionals;
  return file && surplus.length === 0 ? pathAsTyped(file) : null;
}

await runOnSettings(readCommand, USAGE, async (file, env) => {
  const { files } = await backup(storageSettings(env), file);
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  return `${file} holds the database and ${files.length - 1} other files, ${(bytes / 1e6).toFixed(1)} MB before packing.`;
});
