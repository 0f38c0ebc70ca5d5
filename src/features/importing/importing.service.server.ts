import { sourceByKey } from "#catalogue/sources.ts";
import { removeSampleContent } from "#features/content/content.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { AuditedBy } from "#records/audit/audit.repository.server.ts";
import { lockCatalogue, raiseCatalogueVersion } from "#records/records.repository.server.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { storedCourse, storedInstitution } from "#records/stored.ts";
import { validateRecords } from "#records/validation.ts";
import { asksOf } from "./archive-question.ts";
import { carryOut } from "./carrying-out.repository.server.ts";
import { CourseSpool } from "./course-spool.server.ts";
import { noteApplied } from "./import-audit.server.ts";
import { countSource, readState, recordImport } from "./importing.repository.server.ts";
import { NeedsConfirmationError, NothingToReplaceSampleError, type Progress } from "./importing.ts";
import type { ImportOutcome, ImportState, PreparedRecords } from "./plan.ts";
import type { PlanReceiver } from "./plan-receiver.ts";
import { PlanWriter } from "./plan-writer.repository.server.ts";
import type { ImportReport } from "./report.schema.ts";
import { removeSample } from "./sample-removal.repository.server.ts";
import { StatementLog } from "./undoing/statement-log.repository.server.ts";

export interface ImportRequest {
  /** The source's key; together with a record's reference it identifies the record. */
  source: string;
  fileName: string;
  records: SourceRecords;
  /** Reports the changes without writing them. */
  dryRun: boolean;
  /** Who imports, for the audit log; left out of what the program brings by itself. */
  by?: AuditedBy;
  /** Removes the fictional sample data in the same transaction. */
  replaceSample?: boolean;
  /**
   * Whether records that the source listed and the file lacks are archived or stay. By default,
   * files of a source that lists all of its records (`isWhole`) archive.
   */
  vanished?: "archive" | "keep" | undefined;
  /** Performs an import that needs a confirmation; a list only one that asks for nothing else. */
  confirmed?: boolean | readonly string[];
  /** Is told in a dry run what would change. */
  differences?: PlanReceiver | undefined;
  /** Called with the report in the transaction that writes. */
  onWritten?: ((trx: Trx, report: ImportReport, importId: number) => Promise<void>) | undefined;
  /** Called with the progress, some courses at a time. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Brings the directory up to date with the records of one source, in one transaction. Rows are
 * matched by source and reference and keep their ids; a record that breaks a rule is refused and
 * the rest goes in. Where nothing differs nothing is written, the list of imports and the version
 * of the catalogue included.
 *
 * @throws NeedsConfirmationError when the import asks for something and is not confirmed.
 * @throws NothingToReplaceSampleError when the sample is to go and no course would come.
 */
export async function importRecords(
  storage: Storage,
  request: ImportRequest,
): Promise<ImportReport> {
  const prepared = await prepare(request.records, request);
  try {
    const seen = await storage.snapshot((trx) => look(trx, request, prepared));
    assertReplaces(request, seen.outcome);
    if (!request.dryRun) assertConfirmed(request, seen);
    if (request.dryRun || !changes(request, seen)) {
      return importReport(request, seen, { written: false, version: seen.state.version });
    }
    return await storage.write((trx) => importWithin(trx, request, prepared));
  } finally {
    await prepared.courses.close();
  }
}

/** How much fictional sample data the directory holds. */
export async function sampleRows(storage: Storage): Promise<ImportState["sample"]> {
  return await countSource(storage.db, "sample");
}

/** Validates records and converts them to their stored form, without the database. */
export async function prepare(
  records: SourceRecords,
  { source, vanished, onProgress }: Pick<ImportRequest, "source" | "vanished" | "onProgress">,
): Promise<PreparedRecords> {
  const { statedOn = null } = records;
  const courses = new CourseSpool();
  const named = new Set<string>();
  const valid = await validateRecords(records, async (entries) => {
    for (const { record } of entries) named.add(record.institution);
    await courses.add(
      entries.map(({ line, record }) => ({ line, record: storedCourse(record, statedOn) })),
    );
    onProgress?.({ stage: "Checking", done: courses.size, of: null });
  }).catch(async (error: unknown) => {
    await courses.close();
    throw error;
  });
  const archives = (vanished ?? (sourceByKey(source).isWhole ? "archive" : "keep")) === "archive";
  return {
    valid,
    institutions: valid.institutions.map(({ line, record }) => ({
      line,
      record: storedInstitution(record, statedOn),
    })),
    courses,
    named,
    categoriesStay: records.categoriesStay ?? false,
    vanishedOn: archives ? (statedOn ?? maldivesDay(new Date())) : null,
  };
}

interface SeenRecords {
  state: ImportState;
  outcome: ImportOutcome;
}

async function look(
  trx: Trx,
  request: ImportRequest,
  prepared: PreparedRecords,
): Promise<SeenRecords> {
  const state = await readState(trx, request.source, prepared);
  const { onProgress } = request;
  const receivers = request.differences ? [request.differences] : [];
  const options = { receivers, stage: "Comparing", onProgress } as const;
  return { state, outcome: await carryOut(trx, prepared, state, options) };
}

/** Imports prepared records inside the caller's transaction. */
export async function importWithin(
  trx: Trx,
  request: ImportRequest,
  prepared: PreparedRecords,
): Promise<ImportReport> {
  const version = await lockCatalogue(trx);
  const state = await readState(trx, request.source, prepared);
  const statements = new StatementLog(trx, request, state);
  const receivers = [statements, new PlanWriter(trx, state, new Date().toISOString())];
  const { onProgress } = request;
  const outcome = await carryOut(trx, prepared, state, { receivers, stage: "Writing", onProgress });
  const seen = { state, outcome };
  assertReplaces(request, outcome);
  assertConfirmed(request, seen);
  if (!changes(request, seen)) return importReport(request, seen, { written: false, version });
  if (request.replaceSample) {
    await removeSample(
      trx,
      prepared.valid.categories.map(({ record }) => record.name),
    );
    await removeSampleContent(trx);
  }
  const report = importReport(request, seen, {
    written: true,
    version: await raiseCatalogueVersion(trx),
  });
  const importId = await recordImport(trx, report, statements.importId);
  if (request.by) await noteApplied(trx, request.by, report, importId);
  await request.onWritten?.(trx, report, importId);
  return report;
}

function changes({ replaceSample }: ImportRequest, { state, outcome }: SeenRecords): boolean {
  const { institutions, courses } = state.sample;
  return outcome.changes || (replaceSample === true && institutions + courses > 0);
}

function assertReplaces({ replaceSample }: ImportRequest, { courses }: ImportOutcome): void {
  const { created, changed, unchanged } = courses;
  if (replaceSample && created + changed + unchanged === 0) throw new NothingToReplaceSampleError();
}

function assertConfirmed(request: ImportRequest, { state, outcome }: SeenRecords): void {
  const asks = asksOf(outcome, state, request.records.statedOn ?? null);
  const { confirmed = false } = request;
  const isOpen = (ask: string) =>
    Array.isArray(confirmed) ? !confirmed.includes(ask) : !confirmed;
  if (asks.some(isOpen)) {
    throw new NeedsConfirmationError({ asks, archived: outcome.archived });
  }
}

function importReport(
  request: ImportRequest,
  { state, outcome }: SeenRecords,
  { written, version }: { written: boolean; version: number },
): ImportReport {
  const { changes: _, notes, ...found } = outcome;
  return {
    source: request.source,
    file_name: request.fileName,
    dry_run: request.dryRun,
    written,
    catalogue_version: version,
    finished_at: new Date().toISOString(),
    ...found,
    sample_removed: request.replaceSample ? state.sample : null,
    asks: asksOf(outcome, state, request.records.statedOn ?? null),
    notes: [...request.records.notes, ...notes].filter(({ count }) => count > 0),
  };
}
