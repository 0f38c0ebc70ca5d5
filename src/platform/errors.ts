/**
 * An error that people may see: a stable code, an HTTP status, a sentence, and, for bad input, what
 * is wrong with which field.
 */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;

  constructor(code: string, status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** The thing at this address does not exist, or is not published. */
export class NotFoundError extends DomainError {
  constructor(what: string) {
    super("not_found", 404, `${what} not found`);
  }
}

/** Input that breaks a rule; `fields` says what is wrong with each field, by name. */
export class InvalidInputError extends DomainError {
  constructor(fields: Record<string, string>) {
    super("invalid_input", 422, Object.values(fields).join(" "), fields);
  }
}
