import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ADAPTERS } from "#features/importing/adapters/registry.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import type { Adapter, ImportReport } from "#features/importing/importing.ts";
import { formatReport } from "#features/importing/report.ts";
import { openStorage } from "#platform/db/database.ts";
import { readEnv, SettingsError } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";

const USAGE = `Usage: npm run import -- <adapter> <path> [options]

Adapters
${ADAPTERS.map(({ name, describe, usage }) => `  ${name.padEnd(8)}${describe}\n          ${usage}`).join("\n")}

Options
  --dry-run         report what would change and write nothing
  --replace-sample  remove the fictional sample data in the same transaction
  --json            print the report as JSON
`;

interface Command {
  adapter: Adapter;
  path: string;
  dryRun: boolean;
  replaceSample: boolean;
  json: boolean;
  options: Record<string, string>;
}

function readCommand(): Command | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "replace-sample": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        snapshot: { type: "string" },
      },
    });
    const [name, path, ...surplus] = positionals;
    const adapter = ADAPTERS.find((candidate) => candidate.name === name);
    if (!adapter || !path || surplus.length > 0) return null;
    return {
      adapter,
      path: resolve(process.env.INIT_CWD ?? ".", path),
      dryRun: values["dry-run"],
      replaceSample: values["replace-sample"],
      json: values.json,
      options: values.snapshot === undefined ? {} : { snapshot: values.snapshot },
    };
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n` : error);
    return null;
  }
}

async function run({
  adapter,
  path,
  dryRun,
  replaceSample,
  json,
  options,
}: Command): Promise<void> {
  const env = readEnv();
  const started = performance.now();
  const records = await adapter.read(path, options);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const report = await importRecords(storage, {
      source: adapter.name,
      fileName: [basename(path), ...Object.values(options)].join(" "),
      records,
      dryRun,
      replaceSample,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (tookNothing(report)) process.exitCode = 1;
    console.log(json ? JSON.stringify(report, null, 2) : `${formatReport(report)} (${seconds} s)`);
  } finally {
    await storage.close();
  }
}

/** True when every record of the file was refused. */
function tookNothing(report: ImportReport): boolean {
  const kinds = [report.institutions, report.categories, report.courses];
  const read = kinds.reduce((sum, kind) => sum + kind.read, 0);
  return read > 0 && kinds.every((kind) => kind.read === kind.refused);
}

const command = readCommand();
if (!command) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await run(command).catch((error: unknown) => {
    const isExpected = error instanceof DomainError || error instanceof SettingsError;
    console.error(isExpected ? `Nothing was imported. ${error.message}` : error);
    process.exitCode = 1;
  });
}
