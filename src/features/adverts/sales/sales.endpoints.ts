import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./sales.schema.ts";

type OrderMessage = typeof schema.orderMessage;

/** Advertisers order adverts by themselves. */
export const ADVERT_ORDERS = {
  onSale: endpoint<{ answer: typeof schema.placesOnSale }>("GET", "/api/v1/adverts/places"),
  send: endpoint<{ body: typeof schema.advertOrder; answer: OrderMessage }>(
    "POST",
    "/api/v1/adverts/orders",
  ),
  confirm: endpoint<{ body: typeof schema.orderLink; answer: OrderMessage }>(
    "POST",
    "/api/v1/adverts/orders/confirm",
  ),
  change: endpoint<{ body: typeof schema.changedMaterial; answer: OrderMessage }>(
    "POST",
    "/api/v1/adverts/orders/material",
  ),
  report: endpoint<{ body: typeof schema.orderLink; answer: typeof schema.orderReport }>(
    "POST",
    "/api/v1/adverts/orders/report",
  ),
};

/** The operator sells. */
export const SELLING = {
  list: endpoint<{ query: typeof schema.ordersQuery; answer: typeof schema.orderList }>(
    "GET",
    "/api/v1/office/adverts/orders",
  ),
  take: endpoint<{ body: typeof schema.advertOrder; answer: typeof schema.takenOrder }>(
    "POST",
    "/api/v1/office/adverts/orders",
  ),
  order: endpoint<{ params: typeof schema.soldParameter; answer: typeof schema.orderDetails }>(
    "GET",
    "/api/v1/office/adverts/orders/:id",
  ),
  approve: endpoint<{ params: typeof schema.soldParameter; answer: OrderMessage }>(
    "POST",
    "/api/v1/office/adverts/orders/:id/approve",
  ),
  return: endpoint<{
    params: typeof schema.soldParameter;
    body: typeof schema.orderComment;
    answer: OrderMessage;
  }>("POST", "/api/v1/office/adverts/orders/:id/return"),
  cancel: endpoint<{
    params: typeof schema.soldParameter;
    body: typeof schema.orderComment;
    answer: OrderMessage;
  }>("POST", "/api/v1/office/adverts/orders/:id/cancel"),
  paid: endpoint<{ params: typeof schema.soldParameter; answer: OrderMessage }>(
    "POST",
    "/api/v1/office/adverts/invoices/:id/paid",
  ),
  unpaid: endpoint<{ params: typeof schema.soldParameter; answer: OrderMessage }>(
    "POST",
    "/api/v1/office/adverts/invoices/:id/unpaid",
  ),
  invoice: endpoint<{ params: typeof schema.soldParameter; answer: typeof schema.invoiceFile }>(
    "GET",
    "/api/v1/office/adverts/invoices/:id",
  ),
  prices: endpoint<{ answer: typeof schema.priceListHistory }>(
    "GET",
    "/api/v1/office/adverts/prices",
  ),
  setPrices: endpoint<{ body: typeof schema.priceList; answer: OrderMessage }>(
    "PUT",
    "/api/v1/office/adverts/prices",
  ),
};
