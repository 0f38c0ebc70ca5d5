import type { Transaction } from "kysely";
import { sourceOf } from "#catalogue/sources.ts";
import { removeSampleContent } from "#features/content/content.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Database } from "#platform/db/schema.ts";
import { asksOf } from "./asking.ts";
import {
  countSource,
  lockCatalogue,
  raiseVersion,
  readState,
  recordImport,
} from "./importing.repository.server.ts";
import {
  type ImportReport,
  NeedsConfirmationError,
  NothingToReplaceSampleError,
  type SourceRecords,
} from "./importing.ts";
import {
  type ImportPlan,
  type ImportState,
  isEmptyPlan,
  type PreparedRecords,
  planImport,
} from "./plan.ts";
import { writePlan } from "./plan-writer.repository.server.ts";
import { removeSample } from "./sample-removal.repository.server.ts";
import { storedCourse, storedInstitution } from "./stored.ts";
import { validate } from "./validation.ts";

export interface ImportRequest {
  /** Names the origin in the database; with a record's reference it is the record's identity. */
  source: string;
  fileName: string;
  records: SourceRecords;
  /** Reports what would happen and writes nothing. */
  dryRun: boolean;
  /** Removes the fictional sample data in the same transaction. */
  replaceSample?: boolean;
  /**
   * What becomes of records that the source held and the file lacks: they are archived, or they
   * stay. Unless told, files of a source that holds all of its records (`isWhole`) archive.
   */
  vanished?: "archive" | "keep" | undefined;
  /** Carries out what an import asks about first. */
  confirmed?: boolean;
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
  const prepared = prepare(request.records, request);
  const seen = await storage.snapshot((trx) => readState(trx, request.source));
  const plan = planImport(prepared, seen);
  assertReplaces(request, plan);
  if (!request.dryRun) assertConfirmed(request, plan, seen);
  if (request.dryRun || !changes(request, plan, seen)) {
    return reportOf(request, plan, seen, { written: false, version: seen.version });
  }
  return await storage.write((trx) => importWithin(trx, request, prepared, { plan, state: seen }));
}

/** How much fictional sample data the directory holds. */
export async function sampleRows(storage: Storage): Promise<ImportState["sample"]> {
  return await countSource(storage.db, "sample");
}

/** Checks records and brings them into the form in which they are stored; the database is not asked. */
export function prepare(
  records: SourceRecords,
  { source, vanished }: Pick<ImportRequest, "source" | "vanished">,
): PreparedRecords {
  const valid = validate(records);
  const { statedOn = null } = records;
  const archives = (vanished ?? (sourceOf(source).isWhole ? "archive" : "keep")) === "archive";
  return {
    valid,
    institutions: valid.institutions.map(({ line, record }) => ({
      line,
      record: storedInstitution(record, statedOn),
    })),
    courses: valid.courses.map(({ line, record }) => ({
      line,
      record: storedCourse(record, statedOn),
    })),
    categoriesStay: records.categoriesStay ?? false,
    vanishedOn: archives ? (statedOn ?? new Date().toISOString().slice(0, 10)) : null,
  };
}

/**
 * Imports prepared records inside a transaction of the caller.
 *
 * @param seen a plan made before; it is made again when the catalogue has changed since.
 */
export async function importWithin(
  trx: Transaction<Database>,
  request: ImportRequest,
  prepared: PreparedRecords,
  seen?: { plan: ImportPlan; state: ImportState },
): Promise<ImportReport> {
  const locked = await lockCatalogue(trx);
  const { plan, state } =
    seen?.state.version === locked ? seen : await planWithin(trx, request.source, prepared);
  assertReplaces(request, plan);
  assertConfirmed(request, plan, state);
  if (!changes(request, plan, state)) {
    return reportOf(request, plan, state, { written: false, version: locked });
  }
  await writePlan(trx, plan, { now: new Date().toISOString(), state });
  if (request.replaceSample) {
    await removeSample(
      trx,
      prepared.valid.categories.map(({ record }) => record.name),
    );
    await removeSampleContent(trx);
  }
  const version = await raiseVersion(trx);
  const report = reportOf(request, plan, state, { written: true, version });
  await recordImport(trx, report);
  return report;
}

async function planWithin(
  trx: Transaction<Database>,
  source: string,
  prepared: PreparedRecords,
): Promise<{ plan: ImportPlan; state: ImportState }> {
  const state = await readState(trx, source);
  return { plan: planImport(prepared, state), state };
}

function changes(
  { replaceSample }: ImportRequest,
  plan: ImportPlan,
  { sample }: ImportState,
): boolean {
  const removes = replaceSample === true && sample.institutions + sample.courses > 0;
  return removes || !isEmptyPlan(plan);
}

function assertReplaces({ replaceSample }: ImportRequest, { counts }: ImportPlan): void {
  const { created, changed, unchanged } = counts.courses;
  if (replaceSample && created + changed + unchanged === 0) throw new NothingToReplaceSampleError();
}

function assertConfirmed(request: ImportRequest, plan: ImportPlan, state: ImportState): void {
  const asks = asksOf(plan, state, request.records.statedOn ?? null);
  if (asks.length > 0 && !request.confirmed) {
    throw new NeedsConfirmationError({ asks, archived: plan.archived });
  }
}

function reportOf(
  request: ImportRequest,
  plan: ImportPlan,
  state: ImportState,
  outcome: { written: boolean; version: number },
): ImportReport {
  return {
    source: request.source,
    file_name: request.fileName,
    dry_run: request.dryRun,
    written: outcome.written,
    catalogue_version: outcome.version,
    finished_at: new Date().toISOString(),
    ...plan.counts,
    sample_removed: request.replaceSample ? state.sample : null,
    archived: plan.archived,
    returned: plan.returned,
    asks: asksOf(plan, state, request.records.statedOn ?? null),
    refusals: plan.refusals,
    notes: [...request.records.notes, ...plan.notes].filter(({ count }) => count > 0),
  };
}
