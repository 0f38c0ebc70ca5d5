import { NotFoundError } from "#platform/errors.ts";
import type { Route } from "./+types/advert-order-file.route.ts";
import { fileAnswer, pdfAnswer } from "./sales/order-files.ts";
import { reportCsv } from "./sales/order-report.ts";
import { advertOrdersContext } from "./sales/sales.context.ts";

/** Gives out an invoice of an order, or its report, to whoever has the order's secret address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const orders = context.get(advertOrdersContext);
  if (params.file === "report.csv") {
    const report = await orders.report(params.token);
    return fileAnswer(reportCsv(report), "text/csv; charset=utf-8", "magu-advert-report.csv");
  }
  const invoiceId = /^invoice-([1-9]\d{0,8})\.pdf$/.exec(params.file)?.[1];
  if (invoiceId === undefined) throw new NotFoundError("File");
  return pdfAnswer(await orders.invoice(params.token, Number(invoiceId)));
}
