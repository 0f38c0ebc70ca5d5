import { NotFoundError } from "#platform/errors.ts";
import type { Route } from "./+types/advert-order-file.route.ts";
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
  const { number, pdf } = await orders.invoice(params.token, Number(invoiceId));
  return fileAnswer(new Uint8Array(pdf), "application/pdf", `invoice-${number}.pdf`);
}

function fileAnswer(content: string | Uint8Array<ArrayBuffer>, type: string, name: string) {
  return new Response(content, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
