import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { orderFilePath } from "../sales/order-paths.ts";
import type { OrderDetails } from "../sales/sales.schema.ts";

/** The invoices of an order, as files. */
export function OrderInvoices({ order, token }: { order: OrderDetails; token: string }) {
  return (
    <section aria-labelledby="invoices" className="grid gap-5">
      <h2 id="invoices" className="text-2xl">
        Invoices
      </h2>
      <ul className="grid gap-3">
        {order.invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="tabular flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <p>
              <strong>{dateWords(invoice.month)}</strong>, {formatAmount("MVR", invoice.amount)}
              <span className="block text-sm text-ink-soft">
                {invoice.paid_at ? "Paid, thank you" : `Due on ${dateWords(invoice.due_on)}`}
              </span>
            </p>
            <Link
              reloadDocument
              to={orderFilePath(token, `invoice-${invoice.id}.pdf`)}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              Invoice {invoice.number} (PDF)
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
