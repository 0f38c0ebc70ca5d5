import { basename } from "node:path";
import { parseArgs } from "node:util";
import { aboutAt, magu, recordsAt } from "#features/importing/adapters/magu.ts";
import { ADAPTERS, IMPORTABLE } from "#features/importing/adapters/registry.ts";
import { isExport, restoreExport } from "#features/importing/exporting/restoring.service.server.ts";
import { rememberMapping } from "#features/importing/import-mappings.repository.server.ts";
import {
  type ImportRequest,
  importRecords,
  sampleRows,
} from "#features/importing/importing.service.server.ts";
import { type Adapter, NeedsConfirmationError } from "#features/importing/importing.ts";
import type { ImportReport } from "#features/importing/report.schema.ts";
import { departureLine, formatReport } from "#features/importing/report.ts";
import { openAsFound, openStorage, type Storage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { isServed } from "#platform/db/serving.ts";
import { readEnv, storageSettings } from "#platform/env.ts";
import { askYesNo, IS_SERVED, NotAnsweredError } from "./confirmation.ts";
import { sayDatabase } from "./database-name.ts";
import { Ending, OutcomeUnknownError } from "./ending.ts";
import { showsHelp } from "./help.ts";
import { BY, explained, pathAsTyped, understood } from "./operator-command.ts";
import { progressOn } from "./progress.ts";
import { propose, readForImport, type TableCommand } from "./table-command.ts";

const USAGE = `Usage: npm run import -- <adapter> <path> [options]

Adapters
${IMPORTABLE.map(({ name, describe, usage }) => `  ${name.padEnd(8)}${describe}\n          ${usage}`).join("\n")}

Options
  --dry-run         report what would change and write nothing
  --replace-sample  remove the fictional sample data in the same transaction
  --keep-sample     leave it beside the records of the file
  --keep-vanished   leave what the file of a register no longer holds as it is
  --archive-vanished  archive what a file of our own format no longer holds
  --source <name>   of a table: the name of its source; unless told, that of the file
  --propose <file>  of a table: write what its columns and words seem to mean, and import nothing
  --mapping <file>  of a table: what they mean, as written by --propose and corrected by you; it is
                    remembered for the source
  --live            change the database although a running server shows it
  --yes             answer yes to the question that is asked; while a server runs that is the one
                    about the server, so that archiving much of a source needs --live --yes
  --json            print the report as JSON

It ends with 0, with 1 when a record was refused, and with 2 when nothing was imported because
nothing could be read, every record was refused, or a question had no answer.
`;

/** Exit codes of the command. */
const SOME_REFUSED = 1;
const NOTHING_TAKEN = 2;

interface Command {
  /** Null for a table, which is read by a mapping. */
  adapter: Adapter | null;
  path: string;
  dryRun: boolean;
  /** Whether to replace the sample data; null where the command line does not say. */
  sample: "replace" | "keep" | null;
  /** What to do with records that the file lacks; undefined for the source's default. */
  vanished: ImportRequest["vanished"];
  live: boolean;
  yes: boolean;
  json: boolean;
  table: TableCommand;
}

function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      "replace-sample": { type: "boolean", default: false },
      "keep-sample": { type: "boolean", default: false },
      "keep-vanished": { type: "boolean", default: false },
      "archive-vanished": { type: "boolean", default: false },
      live: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      source: { type: "string" },
      propose: { type: "string" },
      mapping: { type: "string" },
    },
  });
  const [name, path, ...surplus] = positionals;
  const adapter = ADAPTERS.find((candidate) => candidate.name === name) ?? null;
  const table = {
    source: values.source ?? null,
    propose: values.propose === undefined ? null : pathAsTyped(values.propose),
    mapping: values.mapping === undefined ? null : pathAsTyped(values.mapping),
  };
  const isKnown = adapter
    ? Object.values(table).every((value) => value === null)
    : IMPORTABLE.some((one) => one.name === name);
  const contradicts =
    (values["replace-sample"] && values["keep-sample"]) ||
    (values["keep-vanished"] && values["archive-vanished"]);
  if (!isKnown || !path || surplus.length > 0 || contradicts) return null;
  return {
    adapter,
    path: pathAsTyped(path),
    dryRun: values["dry-run"],
    sample: values["replace-sample"] ? "replace" : values["keep-sample"] ? "keep" : null,
    vanished: values["keep-vanished"] ? "keep" : values["archive-vanished"] ? "archive" : undefined,
    live: values.live,
    yes: values.yes,
    json: values.json,
    table,
  };
}

const progress = progressOn(process.stderr);

async function run(command: Command, ending: Ending): Promise<void> {
  const { json } = command;
  const settings = storageSettings(readEnv());
  sayDatabase(settings);
  const started = performance.now();
  const isUsed = await askAboutServer(command, settings);
  const storage = ending.watch(await openStorage(settings));
  try {
    if (command.table.propose !== null) {
      console.log(await propose(storage, command.path, command.table, command.table.propose));
      return;
    }
    const replaceSample = await askAboutSample(command, storage);
    // One answer for one question: a nightly `--yes` must not archive most of a source.
    const confirmed = command.yes && !isUsed;
    const report = await importFile(command, storage, { replaceSample, confirmed });
    progress.clear();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.exitCode = exitCode(report);
    console.log(json ? JSON.stringify(report, null, 2) : `${formatReport(report)} (${seconds} s)`);
  } finally {
    await storage.close();
  }
}

async function importFile(
  command: Command,
  storage: Storage,
  { replaceSample, confirmed }: { replaceSample: boolean; confirmed: boolean },
): Promise<ImportReport> {
  const { adapter, path, dryRun, vanished } = command;
  const fileName = basename(path);
  const about = adapter === magu ? await aboutAt(path) : undefined;
  if (isExport(about)) {
    const read = recordsAt(path, true);
    const onProgress = progress.show;
    return await restoreExport(storage, {
      fileName,
      about,
      read,
      dryRun,
      replaceSample,
      onProgress,
      by: BY,
    });
  }
  const onProgress = progress.show;
  const what = { fileName, dryRun, replaceSample, vanished, by: BY, confirmed, onProgress };
  if (adapter === null) {
    const { mapping, ...read } = await readForImport(storage, path, command.table, command);
    const report = await importConfirmed(command, storage, { ...what, ...read });
    if (mapping && !dryRun) {
      await storage.write((trx) => rememberMapping(trx, read.source, mapping));
    }
    return report;
  }
  const records = await adapter.read(path);
  return await importConfirmed(command, storage, { ...what, source: adapter.name, records });
}

/** Imports; asks first where the import needs a confirmation. */
async function importConfirmed(
  { yes }: Command,
  storage: Storage,
  request: ImportRequest,
): Promise<ImportReport> {
  try {
    return await importRecords(storage, request);
  } catch (error) {
    if (!(error instanceof NeedsConfirmationError)) throw error;
    progress.clear();
    for (const departure of error.archived) console.error(departureLine(departure));
    const answer = await askYesNo(`${error.message} Go on?`);
    if (answer === true) return await importRecords(storage, { ...request, confirmed: true });
    const flag = yes ? "--live --yes (--yes alone answers for the running server)" : "--yes";
    throw new NotAnsweredError(
      answer === null
        ? `${error.message} Say ${flag} if that is right, or --keep-vanished if the file holds only a part.`
        : "The directory was left as it is.",
    );
  }
}

/**
 * Asks before a database is changed that a running server shows.
 *
 * @returns whether `--yes` was the answer, and so answers no other question.
 */
async function askAboutServer(command: Command, settings: StorageSettings): Promise<boolean> {
  const { dryRun, live, yes, table } = command;
  if (dryRun || table.propose !== null || !(await isServed(settings))) return false;
  if (live || yes) {
    console.error(IS_SERVED);
    return !live;
  }
  const answer = await askYesNo(`${IS_SERVED} Change it?`);
  if (answer === true) return false;
  if (answer === false) throw new NotAnsweredError("It was left as it is.");
  const storage = openAsFound(settings);
  const sample = await sampleSituation(command, storage).finally(() => storage.close());
  throw new NotAnsweredError(
    [
      `${IS_SERVED} There is no terminal to ask at: say --live to change it all the same.`,
      ...(sample === null ? [] : [`${sample} ${SAMPLE_ADVICE}`]),
    ].join("\n"),
  );
}

const SAMPLE_ADVICE =
  "Say --replace-sample to remove it, or --keep-sample to leave it beside the records of the file.";

/** What there is to decide about the sample data; null where it is decided, or there is none. */
async function sampleSituation({ sample }: Command, storage: Storage): Promise<string | null> {
  const { institutions, courses } = await sampleRows(storage);
  if (sample !== null || institutions + courses === 0) return null;
  return `The database holds fictional sample data: ${institutions} institutions, ${courses} courses.`;
}

/** @returns whether the sample data is removed. */
async function askAboutSample(command: Command, storage: Storage): Promise<boolean> {
  const { dryRun, sample, yes } = command;
  const situation = await sampleSituation(command, storage);
  if (situation === null) return sample === "replace";
  if (dryRun) {
    console.error(`${situation} The import will want --replace-sample or --keep-sample.`);
    return false;
  }
  const answer = yes ? null : await askYesNo(`${situation} Remove it?`);
  if (answer !== null) return answer;
  throw new NotAnsweredError(`${situation} ${SAMPLE_ADVICE}`);
}

function exitCode(report: ImportReport): number {
  const kinds = [report.institutions, report.categories, report.courses];
  const read = kinds.reduce((sum, kind) => sum + kind.read, 0);
  const refused = kinds.reduce((sum, kind) => sum + kind.refused, 0);
  if (refused === 0) return 0;
  return refused === read ? NOTHING_TAKEN : SOME_REFUSED;
}

async function main(): Promise<void> {
  if (showsHelp(USAGE)) return;
  const command = understood(readCommand, USAGE);
  if (!command) {
    process.exitCode = NOTHING_TAKEN;
    return;
  }
  await run(command, new Ending("Nothing was imported.")).catch((error: unknown) => {
    progress.clear();
    const reason = explained(error);
    if (error instanceof OutcomeUnknownError) console.error(error.message, error.cause);
    else console.error(typeof reason === "string" ? `Nothing was imported. ${reason}` : reason);
    process.exitCode = NOTHING_TAKEN;
  });
}

await main();
