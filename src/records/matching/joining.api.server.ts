import type { FastifyInstance } from "fastify";
import { told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { JOINING } from "./joining.endpoints.ts";
import * as schema from "./joining.schema.ts";
import type { RecordJoining } from "./record-joining.server.ts";

/** Making one record of two, for administrators. */
export async function joiningApi(
  app: FastifyInstance,
  { joining, authenticate }: PersonalApi<{ joining: RecordJoining }>,
) {
  const tag = "Joining records";
  const { serve, me } = servingOperators(app, { tag, may: "institution.join", authenticate });
  serve(JOINING.proposals, {
    operationId: "listJoiningProposals",
    summary: "Records of different sources that may be the same",
    answers: "Pairs of institutions, and of courses",
    answer: schema.joiningProposals,
    handler: async () => await joining.proposals(),
  });
  serve(JOINING.preview, {
    operationId: "previewJoining",
    summary: "What joining two records would change",
    query: schema.joiningQuery,
    answers: "Both of them, and what would be of them",
    answer: schema.joiningPreview,
    handler: async ({ query }) => await joining.preview(query),
  });
  serve(JOINING.join, {
    operationId: "joinRecords",
    summary: "Makes one record of two; the older address stays and the other leads there",
    body: schema.joiningPair,
    answers: "They are one",
    answer: message,
    handler: (request) => told("They are one now.", joining.join(me(request), request.body)),
  });
  serve(JOINING.apart, {
    operationId: "keepRecordsApart",
    summary: "Remembers that two records are different",
    body: schema.joiningPair,
    answers: "They are proposed no more",
    answer: message,
    handler: (request) =>
      told("They are kept apart.", joining.keepApart(me(request), request.body)),
  });
  serve(JOINING.joined, {
    operationId: "listJoinedRecords",
    summary: "Records that were made one with another",
    answers: "Each with the number that it had before",
    answer: schema.joinedRecords,
    handler: async () => ({ data: await joining.joined() }),
  });
  serve(JOINING.split, {
    operationId: "splitRecord",
    summary: "Takes a join back: the record has its number again, and what its source states",
    body: schema.splitBody,
    answers: "They are two, and are proposed no more",
    answer: message,
    handler: (request) => told("They are two again.", joining.split(me(request), request.body)),
  });
}
