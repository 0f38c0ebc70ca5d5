/**
 * An error that people may see: a stable code, an HTTP status, a sentence, and, for bad input, what
 * is wrong with which field.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** In how many seconds to try again, where that may help. */
  readonly retryAfter: number | undefined = undefined;
  /** What the answer holds beside the problem. */
  readonly details: object = {};

  constructor(
    code: string,
    status: number,
    message: string,
    fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Nothing is at this address, or it is not published. */
export class NotFoundError extends DomainError {
  constructor(what: string) {
    super("not_found", 404, `${what} not found`);
  }
}

/** Something is there, of which who asked is not to be told. */
export class HiddenError extends NotFoundError {}

/** What was at an address, and since when no source holds it any more. */
export interface Archived {
  id: number;
  name: string;
  /** Institution of a course; null for an institution. */
  institution: { id: number; name: string } | null;
  /** Key of the source that held it last. */
  source: string;
  /** Date (YYYY-MM-DD, YYYY-MM or YYYY) of that source's state that lacks it. */
  since: string;
}

/** The thing at this address was here; its address stays, and it is back when its source has it again. */
export class ArchivedError extends DomainError {
  readonly archived: Archived;
  override readonly details: { archived: Archived };

  constructor(archived: Archived) {
    super("archived", 410, `${archived.name} is no longer in the source that it came from`);
    this.archived = archived;
    this.details = { archived };
  }
}

/** Input that breaks a rule; `fields` says what is wrong with each field, by name. */
export class InvalidInputError extends DomainError {
  constructor(fields: Record<string, string>) {
    super("invalid_input", 422, Object.values(fields).join(" "), fields);
  }
}

/** `Retry-After` while the database is away: about what a restart takes. */
export const STORAGE_RETRY_S = 5;

/** The database cannot be used at the moment; `cause` is its error, or that of the connection. */
export class StorageUnavailableError extends DomainError {
  override name = "StorageUnavailableError";
  override readonly retryAfter = STORAGE_RETRY_S;
  declare readonly cause: Error;

  constructor(cause: Error) {
    super(
      "storage_unavailable",
      503,
      "We cannot reach our records at the moment. Please try again in a few seconds.",
      undefined,
      { cause },
    );
  }
}

/** `Retry-After` of a full disk, which somebody has to make room on: seconds. */
const FULL_RETRY_S = 60;

/** No room is left for a file. */
class DiskFullError extends DomainError {
  override readonly retryAfter = FULL_RETRY_S;

  constructor(cause: Error) {
    super(
      "disk_full",
      503,
      "We have no room for this at the moment. Please try again later.",
      undefined,
      { cause },
    );
  }
}

/** An error as it is answered: that of a file that found no room says so. */
export function answeredError<Thrown extends Error>(error: Thrown): Thrown | DomainError {
  const isFull = "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
  return isFull ? new DiskFullError(error) : error;
}

/** The tables are those of another release, which this one cannot read; the message says what to do. */
export class OtherReleaseError extends Error {
  override name = "OtherReleaseError";
}
