import { DomainError } from "#platform/errors.ts";
import type { Kind, Note, RefusedRecord, SourceRecords } from "#records/source-records.ts";

/** Reads one kind of source. */
export interface Adapter {
  /** Name on the command line, and the `source` of its rows in the database. */
  name: string;
  /** One sentence on what it reads. */
  describe: string;
  /** What its path is, for the list of adapters. */
  usage: string;
  /** Names of the files that it reads, in words, for who sends them in the office. */
  files: string;
  /**
   * @throws UnreadableFileError when the file is not in the adapter's format; courses that are read
   * lazily throw it while they are iterated.
   */
  read(path: string): Promise<SourceRecords>;
}

/** Progress of an import. */
export interface Progress {
  stage: "Checking" | "Comparing" | "Writing";
  /** Number of courses done, and their total; null while the total is unknown. */
  done: number;
  of: number | null;
}

export interface KindCounts {
  /** Records in the file: created, changed, unchanged and refused together. */
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Stored records of this source that are not in the file. Categories have no source. */
  not_in_file: number | null;
  /** Published records that no source lists any more, and archived ones that are listed again. */
  archived: number | null;
  returned: number | null;
}

/** A published record that an import archives or restores. */
export interface ArchivedRecord {
  kind: "institutions" | "courses";
  id: number;
  /** Its reference in the imported source. */
  ref: string;
  name: string;
  /** Name of a course's institution; null for an institution. */
  institution: string | null;
}

export interface ImportReport extends Record<Kind, KindCounts> {
  source: string;
  file_name: string;
  dry_run: boolean;
  /** False for a dry run, and where nothing was left to change. */
  written: boolean;
  /** Version of the published catalogue that holds this import. */
  catalogue_version: number;
  /** ISO 8601 UTC time. */
  finished_at: string;
  /** Sample rows that the import removed, or would remove; null if that was not requested. */
  sample_removed: { institutions: number; courses: number } | null;
  /**
   * Published records that are archived because no source lists them any more, and archived ones
   * that are listed again.
   */
  archived: ArchivedRecord[];
  returned: ArchivedRecord[];
  /** Reasons why this import needs a confirmation, in sentences; empty where it needs none. */
  asks: string[];
  refusals: RefusedRecord[];
  /** Values that records came in without; undefined in reports of earlier releases. */
  omitted?: RefusedRecord[];
  notes: Note[];
}

/** The import needs a confirmation (`confirmed`); nothing was changed. */
export class NeedsConfirmationError extends DomainError {
  override name = "NeedsConfirmationError";
  /** As in the report. */
  readonly asks: string[];
  readonly archived: ArchivedRecord[];

  constructor({ asks, archived }: Pick<ImportReport, "asks" | "archived">) {
    super("needs_confirmation", 409, asks.join(" "));
    this.asks = asks;
    this.archived = archived;
  }
}

/** The sample data should be replaced, but the file has no valid course. */
export class NothingToReplaceSampleError extends DomainError {
  override name = "NothingToReplaceSampleError";

  constructor() {
    super(
      "nothing_to_import",
      422,
      "No course of the file can be imported; the sample data stays.",
    );
  }
}
