import { parseArgs } from "node:util";
import { backup } from "#platform/backup/backup.ts";
import { runFileCommand } from "./file-command.ts";

const USAGE = `Usage: npm run backup -- <file>

Writes the database and the files of DATA_DIR into one archive, also while a server runs.
docs/running.md says when, and how to rehearse restoring it.
`;

/** The file on the command line; null for an invalid command line. */
function readCommand(): { file: string } | null {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...surplus] = positionals;
  return file && surplus.length === 0 ? { file } : null;
}

await runFileCommand(readCommand, USAGE, async ({ file }, settings) => {
  const { files } = await backup(settings, file);
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  return `${file} holds the database and ${files.length - 1} other files, ${(bytes / 1e6).toFixed(1)} MB before packing.`;
});
