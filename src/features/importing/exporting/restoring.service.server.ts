import { type ZodType, z } from "zod";
import { removeSampleContent } from "#features/content/content.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { rehearse } from "#platform/db/rehearsing.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import type { AuditedBy } from "#records/audit/audit.repository.server.ts";
import { IMPORT_BATCH } from "#records/record-limits.ts";
import { lockCatalogue, raiseCatalogueVersion } from "#records/records.repository.server.ts";
import {
  KINDS,
  type Kind,
  type RefusedRecord,
  UnreadableFileError,
} from "#records/source-records.ts";
import { checkRecord } from "#records/validation.ts";
import type { ReadRecords } from "../adapters/magu.ts";
import { noteApplied } from "../import-audit.server.ts";
import { countRows, recordImport } from "../importing.repository.server.ts";
import type { Progress } from "../importing.ts";
import type { ImportReport, KindCounts } from "../report.schema.ts";
import { removeSample } from "../sample-removal.repository.server.ts";
import {
  EXPORT_FORMAT,
  exportedAction,
  exportedCategory,
  exportedCourse,
  exportedInstitution,
  keptApart,
} from "./exported.schema.ts";
import { Restoration } from "./restoring.repository.server.ts";

/**
 * An export can only be restored into an empty directory; this one has records. Nothing was
 * changed.
 */
class NotEmptyError extends DomainError {
  override name = "NotEmptyError";

  constructor() {
    super(
      "not_empty",
      409,
      "The file is an export of a whole directory, with its ids; it goes into an empty database, and this one holds institutions or courses.",
    );
  }
}

/** True where a file's description says that it is an export. */
export function isExport(about: unknown): boolean {
  return z.object({ format: z.literal(EXPORT_FORMAT) }).safeParse(about).success;
}

interface RestoreRequest {
  fileName: string;
  /** The file's description. */
  about: unknown;
  read: ReadRecords;
  dryRun: boolean;
  /** Who restores, for the audit log. */
  by?: AuditedBy;
  /** Removes the fictional sample data first. */
  replaceSample?: boolean;
  /** Called with the progress, some courses at a time. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Makes an empty directory equal to an export, including ids, in one transaction. An invalid record
 * is refused together with its dependent records; the rest is restored.
 *
 * @throws NotEmptyError when the directory has any institution or course.
 */
export async function restoreExport(
  storage: Storage,
  request: RestoreRequest,
): Promise<ImportReport> {
  const restore = async (trx: Trx) => {
    await lockCatalogue(trx);
    if (request.replaceSample) {
      await removeSample(trx, []);
      await removeSampleContent(trx);
    }
    if ((await countRows(trx)) > 0) throw new NotEmptyError();
    const restoration = new Restoration(trx, storage.engine);
    const counts = await fill(restoration, request);
    await restoration.end();
    const report = restoreReport(request, counts, await raiseCatalogueVersion(trx));
    const id = await recordImport(trx, report);
    if (request.by) await noteApplied(trx, request.by, report, id);
    return report;
  };
  return await (request.dryRun ? rehearse(storage, restore) : storage.write(restore));
}

interface FilledDirectory {
  counts: Record<Kind, KindCounts>;
  refusals: RefusedRecord[];
}

async function fill(
  restoration: Restoration,
  { about, read, onProgress }: RestoreRequest,
): Promise<FilledDirectory> {
  const filled: FilledDirectory = {
    counts: { institutions: none(), categories: none(), courses: none() },
    refusals: [],
  };
  const lists = z.object({
    kept_apart: z.array(keptApart).default([]),
    audit: z.array(exportedAction).default([]),
  });
  const { data, error } = lists.safeParse(about);
  if (error) throw new UnreadableFileError(`The file's "about": ${z.prettifyError(error)}`);
  await restoration.begin(data.kept_apart, data.audit);
  await each("categories", exportedCategory, (record) => restoration.category(record));
  await each("institutions", exportedInstitution, (record) => restoration.institution(record));
  await restoration.numberContacts();
  await each("courses", exportedCourse, (record) => restoration.course(record));
  return filled;

  async function each<T>(
    kind: Kind,
    schema: ZodType<T>,
    add: (record: T) => Promise<string | null>,
  ): Promise<void> {
    const counts = filled.counts[kind];
    for await (const source of read(kind)) {
      counts.read += 1;
      const { record, refusals } = checkRecord(kind, source, schema);
      const reason = record === null ? null : await add(record);
      if (reason !== null) {
        refusals.push({ kind, line: source.line, ref: null, field: "", reason });
      }
      if (refusals.length === 0) counts.created += 1;
      else counts.refused += 1;
      filled.refusals.push(...refusals);
      if (kind === "courses" && counts.read % IMPORT_BATCH === 0) {
        onProgress?.({ stage: "Writing", done: counts.read, of: null });
      }
    }
    await restoration.flush();
  }
}

const none = (): KindCounts => ({
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  not_in_file: null,
  archived: null,
  returned: null,
});

function restoreReport(
  { fileName, dryRun }: RestoreRequest,
  { counts, refusals }: FilledDirectory,
  version: number,
): ImportReport {
  return {
    source: "export",
    file_name: fileName,
    dry_run: dryRun,
    written: !dryRun && KINDS.some((kind) => counts[kind].created > 0),
    catalogue_version: version,
    finished_at: new Date().toISOString(),
    ...counts,
    sample_removed: null,
    archived: [],
    returned: [],
    asks: [],
    refusals,
    omitted: [],
    notes: [],
  };
}
