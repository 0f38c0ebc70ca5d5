import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { Authenticate } from "#platform/http/personal-calls.server.ts";
import type { InstitutionJoining } from "./institution-joining.server.ts";
import { JOINING } from "./joining.endpoints.ts";
import {
  joiningMessage,
  joiningPair,
  joiningPreview,
  joiningProposals,
  joiningQuery,
} from "./joining.schema.ts";

interface JoiningApi {
  joining: InstitutionJoining;
  authenticate: Authenticate<SignedIn>;
}

/** Making one institution of two, for administrators. */
export async function joiningApi(app: FastifyInstance, { joining, authenticate }: JoiningApi) {
  const tag = "Joining institutions";
  const { serve, me } = servingOperators(app, { tag, roles: ["admin"], authenticate });
  serve(
    JOINING.proposals,
    {
      operationId: "listJoiningProposals",
      summary: "Institutions of different sources that may be the same",
      answers: "Pairs of them",
      answer: joiningProposals,
    },
    async () => ({ data: await joining.proposals() }),
  );
  serve(
    JOINING.preview,
    {
      operationId: "previewJoining",
      summary: "What joining two institutions would change",
      query: joiningQuery,
      answers: "Both of them, and what would be of them",
      answer: joiningPreview,
    },
    async ({ query: { one, other } }) => await joining.preview([one, other]),
  );
  serve(
    JOINING.join,
    {
      operationId: "joinInstitutions",
      summary: "Makes one institution of two; the older address stays and the other leads there",
      body: joiningPair,
      answers: "They are one",
      answer: joiningMessage,
    },
    async (request) => {
      const { one, other } = request.body;
      await joining.join(me(request), [one, other]);
      return { message: "They are one institution now." };
    },
  );
  serve(
    JOINING.apart,
    {
      operationId: "keepInstitutionsApart",
      summary: "Remembers that two institutions are different",
      body: joiningPair,
      answers: "They are proposed no more",
      answer: joiningMessage,
    },
    async (request) => {
      const { one, other } = request.body;
      await joining.keepApart(me(request), [one, other]);
      return { message: "They are kept apart." };
    },
  );
}
