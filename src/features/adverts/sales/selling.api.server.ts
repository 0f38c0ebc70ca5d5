import type { FastifyInstance } from "fastify";
import { dateWords } from "#catalogue/dates.ts";
import type { SignedIn } from "#platform/access.ts";
import { told } from "#platform/http/api-calls.server.ts";
import { idParameter, message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi, PersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { ORDER_ANSWERS } from "./order-states.ts";
import type { AdvertOrders } from "./orders.service.server.ts";
import { SELLING } from "./sales.endpoints.ts";
import * as schema from "./sales.schema.ts";
import { MAX_ORDER_BYTES } from "./sales-limits.ts";
import type { SellingService } from "./selling.service.server.ts";

/** Bytes of what an operator sends: a price list, or a comment. */
const MAX_SELLING_BYTES = 16 * 1024;

interface SellingCalls extends PersonalCalls<SignedIn> {
  selling: SellingService;
}

/** Orders, invoices and prices, for operators. */
export async function sellingApi(
  app: FastifyInstance,
  {
    selling,
    advertOrders,
    authenticate,
  }: PersonalApi<{ selling: SellingService; advertOrders: Pick<AdvertOrders, "orderFor"> }>,
): Promise<void> {
  const personal = servingOperators(app, {
    tag: "Adverts",
    may: "advert.sell",
    bodyLimit: MAX_SELLING_BYTES,
    authenticate,
  });
  personal.serve(SELLING.take, {
    operationId: "takeAdvertOrder",
    summary: "Orders adverts for somebody who asked for it; the order waits for its decision",
    body: schema.advertOrder,
    // Material comes with it.
    bodyLimit: MAX_ORDER_BYTES,
    status: 201,
    answers: "The order was taken",
    answer: schema.takenOrder,
    failures: { 409: problems.conflict },
    handler: async (request) => {
      const id = await advertOrders.orderFor(personal.me(request), request.body);
      return { id: id ?? 0 };
    },
  });
  serveOrders({ ...personal, selling });
  serveDecisions({ ...personal, selling });
  serveInvoices({ ...personal, selling });
  servePrices({ ...personal, selling });
}

function serveOrders({ serve, selling }: SellingCalls): void {
  serve(SELLING.list, {
    operationId: "listAdvertOrders",
    summary: "Orders of adverts in a state",
    query: schema.ordersQuery,
    answers: "Those that wait oldest first, others newest first",
    answer: schema.orderList,
    handler: async ({ query }) => await selling.list(query.state),
  });
  serve(SELLING.order, {
    operationId: "readAdvertOrder",
    summary: "An order of adverts with its material",
    params: idParameter,
    answers: "The order",
    answer: schema.orderDetails,
    failures: { 404: problems.notFound },
    handler: async ({ params }) => await selling.order(params.id),
  });
}

const DECIDED = { failures: { 404: problems.notFound, 409: problems.conflict } };

function serveDecisions({ serve, selling, me }: SellingCalls): void {
  serve(SELLING.approve, {
    ...DECIDED,
    operationId: "approveAdvertOrder",
    summary: "Approves an order, and mails an invoice for each of its months",
    params: idParameter,
    answers: "The order is approved",
    answer: message,
    handler: (request) =>
      told(ORDER_ANSWERS.approved, selling.approve(request.params.id, me(request))),
  });
  serve(SELLING.return, {
    ...DECIDED,
    operationId: "returnAdvertOrder",
    summary: "Sends an order back to the advertiser, with a comment",
    params: idParameter,
    body: schema.orderComment,
    answers: "The advertiser is told",
    answer: message,
    handler: (request) =>
      told(
        ORDER_ANSWERS.returned,
        selling.return(request.params.id, request.body.comment, me(request)),
      ),
  });
  serve(SELLING.cancel, {
    ...DECIDED,
    operationId: "cancelAdvertOrder",
    summary: "Cancels an order, with a comment; months that are paid stay",
    params: idParameter,
    body: schema.orderComment,
    answers: "The advertiser is told",
    answer: message,
    handler: async (request) => {
      const { id } = request.params;
      return { message: await selling.cancel(id, request.body.comment, me(request)) };
    },
  });
}

function serveInvoices({ serve, selling, me }: SellingCalls): void {
  serve(SELLING.invoice, {
    operationId: "readAdvertInvoice",
    summary: "An invoice as a PDF",
    params: idParameter,
    answers: "The file",
    answer: schema.invoiceFile,
    failures: { 404: problems.notFound },
    handler: async ({ params }) => {
      const { number, pdf } = await selling.invoice(params.id);
      return { name: `${number}.pdf`, pdf: pdf.toString("base64") };
    },
  });
  serve(SELLING.paid, {
    ...DECIDED,
    operationId: "markAdvertInvoicePaid",
    summary: "Marks an invoice as paid: its adverts run in its month",
    params: idParameter,
    answers: "It is marked",
    answer: message,
    handler: async (request) => {
      const month = await selling.markPaid(request.params.id, me(request));
      return { message: `Marked as paid: its adverts run in ${dateWords(month)}.` };
    },
  });
  serve(SELLING.unpaid, {
    ...DECIDED,
    operationId: "markAdvertInvoiceUnpaid",
    summary: "Takes back that an invoice is paid: its adverts do not run",
    params: idParameter,
    answers: "It is marked",
    answer: message,
    handler: async (request) => {
      const month = await selling.markUnpaid(request.params.id, me(request));
      return { message: `Marked as not paid: its adverts do not run in ${dateWords(month)}.` };
    },
  });
}

function servePrices({ serve, selling, me }: SellingCalls): void {
  serve(SELLING.prices, {
    operationId: "readAdvertPrices",
    summary: "What adverts cost now, and what was changed when and by whom",
    answers: "The price list with those of before",
    answer: schema.priceListHistory,
    handler: async () => await selling.priceLists(),
  });
  serve(SELLING.setPrices, {
    operationId: "setAdvertPrices",
    summary: "Sets rates, places and discounts for orders from now on",
    body: schema.priceList,
    answers: "The list is changed",
    answer: message,
    handler: (request) =>
      told(ORDER_ANSWERS.priced, selling.setPriceList(request.body, me(request))),
  });
}
