import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./synonyms.schema.ts";

type OneGroup = { answer: typeof schema.synonymGroupAnswer };

/** Words that mean the same to a search, for operators. */
export const OFFICE_SYNONYMS = {
  list: endpoint<{ answer: typeof schema.synonymGroups }>("GET", "/api/v1/office/synonyms"),
  add: endpoint<OneGroup & { body: typeof schema.synonymGroup }>("POST", "/api/v1/office/synonyms"),
  remove: endpoint<OneGroup & { params: typeof schema.synonymGroupParameter }>(
    "DELETE",
    "/api/v1/office/synonyms/:id",
  ),
};
