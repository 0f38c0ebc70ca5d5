import { parseArgs } from "node:util";
import { restore } from "#platform/backup/restore.ts";
import { storageSettings } from "#platform/env.ts";
import { pathAsTyped, runOnSettings } from "./operator-command.ts";

const USAGE = `Usage: npm run restore -- <file> [--replace]

Puts a backup in place, whole or not at all. Stop the server first.

Options
  --replace  puts it in place of the data that is there; files are kept in DATA_DIR/before-restore-*
`;

function readCommand(): { file: string; replace: boolean } | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file, ...surplus] = positionals;
  return file && surplus.length === 0 ? { file: pathAsTyped(file), replace: values.replace } : null;
}

await runOnSettings(readCommand, USAGE, async ({ file, replace }, env) => {
  const { manifest, aside } = await restore(storageSettings(env), file, { replace });
  const kept = aside === null ? "" : `\nWhat stood there before is in ${aside}.`;
  return `The backup of ${manifest.created_at} is in place. Start the server.${kept}`;
});
