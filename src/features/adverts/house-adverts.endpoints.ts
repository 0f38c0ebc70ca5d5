import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./adverts.schema.ts";

const HOUSE_ADVERTS_URL = "/api/v1/office/adverts/house";

type Body = typeof schema.houseAdvert;
type Answer = typeof schema.houseAdvertAnswer;

/** The site's own adverts, for operators. */
export const HOUSE_ADVERTS = {
  list: endpoint.get<typeof schema.shownHouseAdverts>(HOUSE_ADVERTS_URL),
  add: endpoint.post<Answer, { body: Body }>(HOUSE_ADVERTS_URL),
  change: endpoint.put<Answer, { params: typeof idParameter; body: Body }>(
    `${HOUSE_ADVERTS_URL}/:id`,
  ),
  remove: endpoint.delete<Answer, { params: typeof idParameter }>(`${HOUSE_ADVERTS_URL}/:id`),
};
