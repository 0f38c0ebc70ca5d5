import type { FastifyError, FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { DomainError } from "#platform/errors.ts";

interface Problem {
  /** A sentence for people. */
  error: string;
  /** A stable name for programs. */
  code: string;
  /** What is wrong with which field, for bad input. */
  fields?: Record<string, string>;
}

/** Turns every failure into `{ error, code, fields? }`; what is not ours to tell stays in the log. */
export const errorPages = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, problem } = toProblem(error);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send(problem);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `No such address: ${request.url}`, code: "not_found" } satisfies Problem),
  );
});

function toProblem(error: FastifyError): { status: number; problem: Problem } {
  if (error instanceof DomainError) {
    const { status, message, code, fields } = error;
    return { status, problem: { error: message, code, ...(fields && { fields }) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || "body",
        issue.message ?? "is not valid",
      ]),
    );
    return {
      status: 422,
      problem: { error: Object.values(fields).join(" "), code: "invalid_input", fields },
    };
  }
  const status = error.statusCode ?? 500;
  if (status < 500)
    return { status, problem: { error: error.message, code: error.code ?? "bad_request" } };
  return {
    status,
    problem: {
      error: "An error has occurred, and we are working to resolve it.",
      code: "internal",
    },
  };
}
