import type { FastifyInstance } from "fastify";
import { servingCalls, told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { ORDER_ANSWERS } from "./order-states.ts";
import type { AdvertOrders } from "./orders.service.server.ts";
import { ADVERT_ORDERS } from "./sales.endpoints.ts";
import * as schema from "./sales.schema.ts";
import { MAX_ORDER_BYTES, ORDER_CALLS } from "./sales-limits.ts";

/** Advertisers order adverts, and look after their orders with the link of the mails. */
export async function advertOrdersApi(
  app: FastifyInstance,
  { advertOrders }: { advertOrders: AdvertOrders },
): Promise<void> {
  const config = { rateLimit: ORDER_CALLS };
  const serve = servingCalls(app, { tag: "Adverts", config, bodyLimit: MAX_ORDER_BYTES });
  serve(ADVERT_ORDERS.onSale, {
    operationId: "listAdvertPlaces",
    summary: "What adverts cost, and which months are free",
    answers: "Slots with their free places by month",
    answer: schema.placesOnSale,
    failures: { 429: problems.tooMany },
    handler: async () => await advertOrders.onSale(),
  });
  serve(ADVERT_ORDERS.send, {
    operationId: "orderAdverts",
    summary: "Orders adverts",
    description:
      "Its places are held for three hours. It reaches the operator once the link that is mailed to the address is followed.",
    body: schema.advertOrder,
    status: 201,
    answers: "The order was received",
    answer: message,
    failures: { 409: problems.conflict },
    handler: ({ body, ip }) => told(ORDER_ANSWERS.received, advertOrders.order(body, ip)),
  });
  const linked = { failures: { 404: problems.notFound, 409: problems.conflict } };
  serve(ADVERT_ORDERS.confirm, {
    ...linked,
    operationId: "confirmAdvertOrder",
    summary: "Proves the address of an order with the link of the mail",
    body: schema.orderLink,
    answers: "The order waits for its decision",
    answer: message,
    handler: ({ body }) => told(ORDER_ANSWERS.confirmed, advertOrders.confirm(body.token)),
  });
  serve(ADVERT_ORDERS.change, {
    ...linked,
    operationId: "changeAdvertMaterial",
    summary: "Sends changed material of an order that came back",
    description: "Without a picture the one before stays.",
    body: schema.changedMaterial,
    answers: "The order waits for its decision again",
    answer: message,
    handler: ({ body }) => told(ORDER_ANSWERS.changed, advertOrders.change(body)),
  });
  serve(ADVERT_ORDERS.report, {
    operationId: "readAdvertReport",
    summary: "How often the adverts of an order were seen and followed",
    body: schema.orderLink,
    answers: "Counts by day and slot",
    answer: schema.orderReport,
    failures: { 404: problems.notFound },
    handler: async ({ body }) => await advertOrders.report(body.token),
  });
}
