import type { ServerResponse } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { DomainError } from "#platform/errors.ts";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import type { Problem } from "./problem.schema.ts";

/** What the server itself refuses, in our own words: status, code and sentence. */
const REFUSALS: Record<number, { code: string; error: string }> = {
  400: { code: "malformed", error: "The request could not be read." },
  404: { code: "not_found", error: "There is nothing at this address." },
  413: { code: "too_large", error: "The request is too long." },
  414: { code: "address_too_long", error: "The address is too long." },
  415: { code: "unsupported_media_type", error: "Send the body as application/json." },
  429: { code: "too_many_requests", error: "Too many requests. Please try again later." },
};

/** Turns every failure into `{ error, code, fields? }`; what is not ours to tell stays in the log. */
export const errorPages = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, problem } = toProblem(error);
    if (status >= 500) request.log.error(error);
    if (error instanceof TooManyRequestsError) reply.header("Retry-After", error.retryAfter);
    return reply.code(status).header("Cache-Control", "no-store").send(problem);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header("Cache-Control", "no-store")
      .send({
        error: `No such address: ${shown(request.url)}`,
        code: "not_found",
      } satisfies Problem),
  );
});

/** Answers for an address that the router cannot take, which comes before any plugin of the server. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const { status, problem } = toProblem(error);
  reply
    .code(status)
    .headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" })
    .send(problem);
}

/** Answers a request whose target is no address on this server, which no router takes. */
export function refuseTarget(response: ServerResponse): void {
  response.writeHead(400, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify(REFUSALS[400]));
}

/** Characters of an address that an answer repeats. */
const LONGEST_SHOWN = 200;

function shown(address: string): string {
  return address.length > LONGEST_SHOWN ? `${address.slice(0, LONGEST_SHOWN)}...` : address;
}

function toProblem(error: FastifyError): { status: number; problem: Problem } {
  if (error instanceof DomainError) {
    const { status, message, code, fields } = error;
    return { status, problem: { error: message, code, ...(fields && { fields }) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const status = error.statusCode ?? 500;
  const refusal = REFUSALS[status];
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

/** The first thing that is wrong with each field; what is wrong with the body as a whole is "body". */
function invalidInput(issues: readonly { instancePath: string; message?: string }[]) {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll("/", ".") || "body";
    fields[field] ??= message ?? `${field} is not valid`;
  }
  const error = `${Object.values(fields).join(". ")}.`;
  return { status: 422, problem: { error, code: "invalid_input", fields } };
}
