import { DomainError } from "#platform/errors.ts";

/** The uploaded file cannot be used at all; the message tells people why, and what to do. */
export class RefusedFileError extends DomainError {
  constructor(message: string) {
    super("unreadable_file", 422, message);
  }
}
