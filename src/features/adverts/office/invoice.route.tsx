import { recordOf, staff } from "#office/staff.ts";
import { pdfAnswer } from "../sales/order-files.ts";
import { sellingContext } from "../sales/sales.context.ts";
import type { Route } from "./+types/invoice.route.ts";

/** Gives out an invoice as a PDF. */
export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  return pdfAnswer(await args.context.get(sellingContext).invoice(recordOf(args.params.invoice)));
}
