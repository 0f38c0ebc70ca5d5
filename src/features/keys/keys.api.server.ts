import type { FastifyInstance } from "fastify";
import { message } from "#platform/http/calls.schema.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_KEY_BODY_BYTES } from "./key-limits.ts";
import { OFFICE_KEYS } from "./keys.endpoints.ts";
import * as schema from "./keys.schema.ts";
import type { KeyKeeper, KeysService } from "./keys.service.server.ts";

/** Keys of institutions, as their owners make and revoke them. */
export async function keysApi(
  app: FastifyInstance,
  { keys, authenticate }: PersonalApi<{ keys: KeysService }, KeyKeeper>,
): Promise<void> {
  acceptEmptyBodies(app);
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_KEY_BODY_BYTES,
    failures: { 403: problems.forbidden, 404: problems.notFound },
    authenticate,
  });
  serve(OFFICE_KEYS.list, {
    operationId: "listApiKeys",
    summary: "Keys of an institution, for its owners",
    params: schema.keysParameter,
    answers: "Those that work, and those that were revoked",
    answer: schema.apiKeys,
    handler: async (request) => await keys.list(me(request), request.params.id),
  });
  serve(OFFICE_KEYS.make, {
    operationId: "makeApiKey",
    summary: "Makes a key, and tells the owners by mail",
    params: schema.keysParameter,
    body: schema.newKey,
    status: 201,
    answers: "The key, which is answered this once",
    answer: schema.madeKey,
    failures: { 409: problems.conflict },
    handler: async (request) => await keys.make(me(request), request.params.id, request.body.name),
  });
  serve(OFFICE_KEYS.revoke, {
    operationId: "revokeApiKey",
    summary: "Ends a key at once",
    params: schema.keyParameters,
    answers: "The key works no more",
    answer: message,
    handler: async (request) => {
      const { id, key } = request.params;
      const name = await keys.revoke(me(request), id, key);
      return { message: `The key ‘${name}’ works no more.` };
    },
  });
}
