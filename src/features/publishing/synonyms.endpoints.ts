import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./synonyms.schema.ts";

type OneGroup = typeof schema.synonymGroupAnswer;

const SYNONYMS_URL = "/api/v1/office/synonyms";

/** Words that mean the same to a search, for operators. */
export const OFFICE_SYNONYMS = {
  list: endpoint.get<typeof schema.synonymGroups>(SYNONYMS_URL),
  add: endpoint.post<OneGroup, { body: typeof schema.synonymGroup }>(SYNONYMS_URL),
  remove: endpoint.delete<OneGroup, { params: typeof schema.synonymGroupParameter }>(
    `${SYNONYMS_URL}/:id`,
  ),
};
