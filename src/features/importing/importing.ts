import { DomainError } from "#platform/errors.ts";
import type { SourceRecords } from "#records/source-records.ts";
import type { ArchivedRecord, ImportReport } from "./report.schema.ts";

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
