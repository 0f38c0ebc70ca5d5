import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./adverts.schema.ts";

const HOUSE_ADVERTS_URL = "/api/v1/office/adverts/house";

type Body = typeof schema.houseAdvert;
type Answer = typeof schema.houseAdvertAnswer;

/** The site's own adverts, for operators. */
export const HOUSE_ADVERTS = {
  list: endpoint<{ answer: typeof schema.shownHouseAdverts }>("GET", HOUSE_ADVERTS_URL),
  add: endpoint<{ body: Body; answer: Answer }>("POST", HOUSE_ADVERTS_URL),
  change: endpoint<{ params: typeof idParameter; body: Body; answer: Answer }>(
    "PUT",
    `${HOUSE_ADVERTS_URL}/:id`,
  ),
  remove: endpoint<{ params: typeof idParameter; answer: Answer }>(
    "DELETE",
    `${HOUSE_ADVERTS_URL}/:id`,
  ),
};
