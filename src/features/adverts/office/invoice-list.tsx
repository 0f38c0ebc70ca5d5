import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { OfficeCard } from "#office/card.tsx";
import { Confirm } from "#office/form.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import type { OrderDetails, OrderInvoice } from "../sales/sales.schema.ts";

/** The invoices of an order: what is paid is marked by hand. */
export function InvoiceList({ order }: { order: OrderDetails }) {
  return (
    <OfficeCard title="Invoices">
      <ul className="grid gap-3">
        {order.invoices.map((invoice) => (
          <li key={invoice.id} className="office-entry tabular">
            <p>
              <strong>{invoice.number}</strong>, {dateWords(invoice.month)},{" "}
              {formatAmount("MVR", invoice.amount)}
              <span className="block text-ink-soft">{invoiceStateWords(invoice)}</span>
            </p>
            <a
              href={`${paths.office("adverts", "invoices")}/${invoice.id}`}
              className="office-link justify-self-start"
            >
              PDF<span className="sr-only"> of {invoice.number}</span>
            </a>
            <PaidConfirm invoice={invoice} isOpen={order.state === "approved"} />
          </li>
        ))}
      </ul>
    </OfficeCard>
  );
}

function invoiceStateWords({ paid_at, due_on }: OrderInvoice): string {
  if (paid_at !== null) return `Paid, marked on ${dayWords(paid_at)}`;
  return `Due on ${dateWords(due_on)}; after that day its places are free for others`;
}

function PaidConfirm({ invoice, isOpen }: { invoice: OrderInvoice; isOpen: boolean }) {
  const { id, number, paid_at } = invoice;
  const month = dateWords(invoice.month);
  const name = <span className="sr-only">: {number}</span>;
  if (paid_at !== null) {
    const held = isOpen
      ? "Its places are held a while longer."
      : "The order is cancelled: this cannot be taken back.";
    return (
      <Confirm
        act="unpaid"
        of={id}
        label={<>Not paid after all{name}</>}
        question={`The adverts of ${month} stop at once. ${held} Nobody gets a mail.`}
        confirm="Stop them"
      />
    );
  }
  if (!isOpen) return null;
  return (
    <Confirm
      act="paid"
      of={id}
      variant="primary"
      label={<>Mark as paid{name}</>}
      question={`The adverts run in ${month}, and the advertiser gets a mail.`}
      confirm="It is paid"
    />
  );
}
