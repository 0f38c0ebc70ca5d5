import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./sales.schema.ts";

const ORDERS_URL = "/api/v1/adverts/orders";

/** Advertisers order adverts by themselves. */
export const ADVERT_ORDERS = {
  onSale: endpoint.get<typeof schema.placesOnSale>("/api/v1/adverts/places"),
  send: endpoint.post<MessageAnswer, { body: typeof schema.advertOrder }>(ORDERS_URL),
  confirm: endpoint.post<MessageAnswer, { body: typeof schema.orderLink }>(`${ORDERS_URL}/confirm`),
  change: endpoint.post<MessageAnswer, { body: typeof schema.changedMaterial }>(
    `${ORDERS_URL}/material`,
  ),
  report: endpoint.post<typeof schema.orderReport, { body: typeof schema.orderLink }>(
    `${ORDERS_URL}/report`,
  ),
};
