import { DomainError } from "#platform/errors.ts";

/** Kinds of records in a file. */
export const KINDS = ["institutions", "categories", "courses"] as const;
export type Kind = (typeof KINDS)[number];

/** One record from an adapter, with the line of the file where it begins. */
export interface SourceRecord {
  line: number;
  value: unknown;
  /** Why the line is not a valid record; such a line is refused. */
  problem?: string;
  /** What could not be taken of it; the rest of it can. */
  omitted?: readonly OmittedField[];
}

/** A value that a record came in without. */
export interface OmittedField {
  field: string;
  reason: string;
}

/** A change or omission by an adapter, and its number of occurrences. */
export interface Note {
  text: string;
  count: number;
}

/** All records of one source, not yet validated. */
export interface SourceRecords {
  institutions: SourceRecord[];
  categories: SourceRecord[];
  /** There may be more than fit into memory; they can be iterated repeatedly. */
  courses: Iterable<SourceRecord> | AsyncIterable<SourceRecord>;
  notes: Note[];
  /**
   * True for a register with its own fields of study: existing categories stay in their group,
   * whatever the register says.
   */
  categoriesStay?: boolean;
  /** True for files of other people: a bad value of an optional field is left out, and listed. */
  isLenient?: boolean;
  /** Date of the source's state (YYYY-MM-DD, YYYY-MM or YYYY), for records without a date. */
  statedOn?: string | null;
}

/** An invalid field, because of which the record was refused. */
export interface RefusedRecord {
  kind: Kind;
  line: number;
  /** Reference of the record, or name of the category; null where it has none. */
  ref: string | null;
  field: string;
  reason: string;
}

/** The file is not in the adapter's format; nothing was changed. */
export class UnreadableFileError extends DomainError {
  override name = "UnreadableFileError";

  constructor(message: string) {
    super("unreadable_file", 422, message);
  }
}

/** Folds a name for comparison: case, kind of apostrophe and spacing are ignored. */
export function foldRecordName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
