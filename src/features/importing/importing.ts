import { DomainError } from "#platform/errors.ts";

/** What a file may hold. */
export const KINDS = ["institutions", "categories", "courses"] as const;
export type Kind = (typeof KINDS)[number];

/** One record as an adapter read it, with the line of the file where it begins. */
export interface SourceRecord {
  line: number;
  value: unknown;
  /** Why the line could not be read as a record; such a line is refused. */
  problem?: string;
}

/** Something that an adapter did or left undone, and how often. */
export interface Note {
  text: string;
  count: number;
}

/** All of one source, read but not yet checked. */
export interface SourceRecords {
  institutions: SourceRecord[];
  categories: SourceRecord[];
  /** They may be more than fit into memory; they can be gone through more than once. */
  courses: Iterable<SourceRecord> | AsyncIterable<SourceRecord>;
  notes: Note[];
  /**
   * True for a register with fields of its own: a category that exists already stays under the
   * group where it stands, whatever the register says.
   */
  categoriesStay?: boolean;
  /** Date of the source's state (YYYY-MM-DD, YYYY-MM or YYYY), for records that give none. */
  statedOn?: string | null;
}

/** Reads one kind of source. */
export interface Adapter {
  /** Name on the command line, and the `source` of its rows in the database. */
  name: string;
  /** One sentence: what it reads. */
  describe: string;
  /** Says what `options` it takes, for the list of adapters. */
  usage: string;
  /**
   * @throws UnreadableFileError when the file is not what the adapter reads; where its courses are
   * read later, whoever goes through them is told then.
   */
  read(path: string, options?: AdapterOptions): Promise<SourceRecords>;
}

/** Options of the command line that only an adapter understands, such as `--snapshot 2022-10-04`. */
export type AdapterOptions = Readonly<Record<string, string>>;

/** A field of a record that was not taken, and with it the record. */
export interface RefusedRecord {
  kind: Kind;
  line: number;
  /** Reference of the record, or name of the category; null where it has none. */
  ref: string | null;
  field: string;
  reason: string;
}

/** How far an import is. */
export interface Progress {
  stage: "Checking" | "Comparing" | "Writing";
  /** Courses of the file that were gone through, of how many; null while that is not known. */
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
  /** Stored records of this source that the file does not hold. Categories have no source. */
  not_in_file: number | null;
  /** Published records that no source holds any more, and archived ones that are back. */
  archived: number | null;
  returned: number | null;
}

/** A published record that an import archives, or brings back. */
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
  /** Sample rows that the import removed, or would remove; null unless that was asked for. */
  sample_removed: { institutions: number; courses: number } | null;
  /** Published records that go because no source holds them any more, and those that are back. */
  archived: ArchivedRecord[];
  returned: ArchivedRecord[];
  /** Reasons why this import wants to be confirmed, in sentences; empty where it needs none. */
  asks: string[];
  refusals: RefusedRecord[];
  notes: Note[];
}

/** The import would do what it does only when told to (`confirmed`); nothing was changed. */
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

/** The file as a whole is not what the adapter reads; nothing was changed. */
export class UnreadableFileError extends DomainError {
  override name = "UnreadableFileError";

  constructor(message: string) {
    super("unreadable_file", 422, message);
  }
}

/** Replacing the sample data was asked for, but the file holds no course that can be taken. */
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

/** Folds a name for comparing: case, kind of apostrophe and spacing do not distinguish names. */
export function foldRecordName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
