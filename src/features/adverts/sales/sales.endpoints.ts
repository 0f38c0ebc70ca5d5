import type { idParameter, MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./sales.schema.ts";

type Sold = { params: typeof idParameter };
type WithComment = { body: typeof schema.orderComment };

const ORDERS_URL = "/api/v1/adverts/orders";
const SOLD_URL = "/api/v1/office/adverts/orders";
const INVOICES_URL = "/api/v1/office/adverts/invoices";
const PRICES_URL = "/api/v1/office/adverts/prices";

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

/** The operator sells. */
export const SELLING = {
  list: endpoint.get<typeof schema.orderList, { query: typeof schema.ordersQuery }>(SOLD_URL),
  take: endpoint.post<typeof schema.takenOrder, { body: typeof schema.advertOrder }>(SOLD_URL),
  order: endpoint.get<typeof schema.orderDetails, Sold>(`${SOLD_URL}/:id`),
  approve: endpoint.post<MessageAnswer, Sold>(`${SOLD_URL}/:id/approve`),
  return: endpoint.post<MessageAnswer, Sold & WithComment>(`${SOLD_URL}/:id/return`),
  cancel: endpoint.post<MessageAnswer, Sold & WithComment>(`${SOLD_URL}/:id/cancel`),
  paid: endpoint.post<MessageAnswer, Sold>(`${INVOICES_URL}/:id/paid`),
  unpaid: endpoint.post<MessageAnswer, Sold>(`${INVOICES_URL}/:id/unpaid`),
  invoice: endpoint.get<typeof schema.invoiceFile, Sold>(`${INVOICES_URL}/:id`),
  prices: endpoint.get<typeof schema.priceListHistory>(PRICES_URL),
  setPrices: endpoint.put<MessageAnswer, { body: typeof schema.priceList }>(PRICES_URL),
};
