import type { FastifyReply } from "fastify";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { seenHeader } from "#platform/http/if-match.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { conflictProblem, recordParameter } from "./editing.schema.ts";

export const CONFLICT = jsonAnswer(
  "It is no longer as you saw it, or its state does not allow it.",
  conflictProblem,
);

/** What calls that change a record have in common. */
export const changing = {
  headers: seenHeader,
  params: recordParameter,
  failures: { 404: problems.notFound, 409: CONFLICT, 428: problems.unconditional },
};

/** Answers a record with its `etag` as a header too. */
export function tagged<T extends { etag: string }>(reply: FastifyReply, record: T): T {
  reply.header("ETag", record.etag);
  return record;
}
