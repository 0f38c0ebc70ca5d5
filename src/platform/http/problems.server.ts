import { type ServerResponse, STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { answeredError, DomainError } from "#platform/errors.ts";
import type { Problem } from "./problem.schema.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Our wording for the statuses that Node and Fastify send themselves. */
const SERVER_PROBLEMS: ReadonlyMap<number, { code: string; error: string }> = new Map([
  [400, { code: "malformed", error: "The request could not be read." }],
  [404, { code: "not_found", error: "There is nothing at this address." }],
  [408, { code: "too_slow", error: "The request took too long to arrive." }],
  [413, { code: "too_large", error: "The request is too long." }],
  [414, { code: "address_too_long", error: "The address is too long." }],
  [
    415,
    {
      code: "unsupported_media_type",
      error: "The body is of a type that is not read here: send JSON to the API, a form to a page.",
    },
  ],
  [429, { code: "too_many_requests", error: "Too many requests. Please try again later." }],
  [431, { code: "headers_too_long", error: "The headers are too long." }],
  [503, { code: "overloaded", error: "Too many people are asking. Please try again in a moment." }],
]);

/** Answers every error as `{ error, code, fields? }`; internal details go to the log only. */
export const errorHandler = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = answeredError(thrown);
    const { status, problem } = toProblem(error);
    if (status >= 500) request.log.error(error);
    if (error instanceof DomainError && error.retryAfter !== undefined) {
      reply.header("Retry-After", error.retryAfter);
    }
    return reply.code(status).header("Cache-Control", "no-store").send(problem);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header("Cache-Control", "no-store")
      .send({
        error: `No such address: ${shortAddress(request.url)}`,
        code: "not_found",
      } satisfies Problem),
  );
});

/** For an address that the router cannot parse; runs before any plugin. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const { status, problem } = toProblem(error);
  reply
    .code(status)
    .headers({ "Cache-Control": "no-store", ...SECURITY_HEADERS })
    .send(problem);
}

/** Headers of answers that are sent before any plugin runs. */
const PLAIN_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  ...SECURITY_HEADERS,
};

/** Answers a request before routing with one of the statuses of `SERVER_PROBLEMS`. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...PLAIN_HEADERS, ...headers });
  response.end(JSON.stringify(SERVER_PROBLEMS.get(status)));
}

/** The same as text, for a connection whose request could not be parsed. */
export function refusalBytes(status: number): string {
  const body = JSON.stringify(SERVER_PROBLEMS.get(status));
  const headers = { ...PLAIN_HEADERS, "Content-Length": body.length, Connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

const MAX_SHOWN_ADDRESS = 200;

function shortAddress(address: string): string {
  return address.length > MAX_SHOWN_ADDRESS ? `${address.slice(0, MAX_SHOWN_ADDRESS)}...` : address;
}

function toProblem(error: FastifyError | DomainError): { status: number; problem: Problem } {
  if (error instanceof DomainError) {
    const { status, message, code, fields, details } = error;
    return { status, problem: { error: message, code, ...(fields && { fields }), ...details } };
  }
  const isInvalid = hasZodFastifySchemaValidationErrors(error);
  const namesNothing = isInvalid && isOutOfRange(error);
  if (isInvalid && !namesNothing) return invalidInput(error.validation);
  const status = namesNothing ? 404 : (error.statusCode ?? 500);
  const refusal = SERVER_PROBLEMS.get(status);
  if (refusal) return { status, problem: refusal };
  if (status < 500) return { status, problem: { error: error.message, code: "bad_request" } };
  return {
    status,
    problem: {
      error: "An error has occurred, and we are working to resolve it.",
      code: "internal",
    },
  };
}

/** True where an address has numbers that no row can have: they name nothing. */
function isOutOfRange({ validation = [], validationContext }: FastifyError): boolean {
  return (
    validationContext === "params" &&
    validation.some(({ keyword, params }) => keyword === "too_big" && params.origin !== "string")
  );
}

/** The first issue of each field; an issue of the whole body is under "body". */
function invalidInput(issues: readonly { instancePath: string; message?: string }[]) {
  const fields = new Map<string, string>();
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll("/", ".") || "body";
    if (!fields.has(field)) fields.set(field, message ?? `${field} is not valid`);
  }
  // One sentence stays as the requirements have it (5): without a full stop.
  const error = [...fields.values()].join(". ");
  const problem = { error, code: "invalid_input", fields: Object.fromEntries(fields) };
  return { status: 422, problem };
}
