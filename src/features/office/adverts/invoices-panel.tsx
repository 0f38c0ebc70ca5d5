import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { SELLING } from "#features/adverts/sales/sales.endpoints.ts";
import type { OrderDetails, OrderInvoice } from "#features/adverts/sales/sales.schema.ts";
import { Button } from "#ui/button.tsx";
import { dayWords } from "#web/moment-words.ts";
import { AskFirst } from "../ask-first.tsx";
import { saveFileAs } from "../download-csv.ts";
import { callOffice } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { OfficePanel } from "../office-panel.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import type { OrderAct } from "./order-act.ts";

/** The invoices of an order: what is paid is marked by hand. */
export function InvoicesPanel({ order, act }: { order: OrderDetails; act: OrderAct }) {
  const saving = useMutation();
  const save = (id: number) =>
    saving.run(() => callOffice(SELLING.invoice, { params: { id } }), "", saveInvoice);
  return (
    <OfficePanel title="Invoices">
      <MutationOutcome of={saving} />
      <OfficeList of={order.invoices} row="office-entry tabular">
        {(invoice) => (
          <>
            <p>
              <strong>{invoice.number}</strong>, {dateWords(invoice.month)},{" "}
              {formatAmount("MVR", invoice.amount)}
              <span className="block text-ink-soft">{invoiceStateWords(invoice)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <PaidButton invoice={invoice} act={act} isOpen={order.state === "approved"} />
              <Button variant="quiet" size="sm" onClick={() => save(invoice.id)}>
                PDF<span className="sr-only"> of {invoice.number}</span>
              </Button>
            </div>
          </>
        )}
      </OfficeList>
    </OfficePanel>
  );
}

function invoiceStateWords({ paid_at, due_on }: OrderInvoice): string {
  if (paid_at !== null) return `Paid, marked on ${dayWords(paid_at)}`;
  return `Due on ${dateWords(due_on)}; after that day its places are free for others`;
}

function PaidButton({
  invoice,
  act,
  isOpen,
}: {
  invoice: OrderInvoice;
  act: OrderAct;
  isOpen: boolean;
}) {
  const params = { id: invoice.id };
  const name = <span className="sr-only">: {invoice.number}</span>;
  const month = dateWords(invoice.month);
  if (invoice.paid_at !== null) {
    const held = isOpen
      ? "Its places are held a while longer."
      : "The order is cancelled: this cannot be taken back.";
    return (
      <AskFirst
        variant="secondary"
        label={<>Not paid after all{name}</>}
        question={`The adverts of ${month} stop at once. ${held} Nobody gets a mail.`}
        confirm="Stop them"
        isDanger
        onConfirm={() => act(() => callOffice(SELLING.unpaid, { params }))}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <AskFirst
      label={<>Mark as paid{name}</>}
      question={`The adverts run in ${month}, and the advertiser gets a mail.`}
      confirm="It is paid"
      onConfirm={() => act(() => callOffice(SELLING.paid, { params }))}
    />
  );
}

function saveInvoice({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveFileAs(`invoice-${name}`, new Blob([bytes], { type: "application/pdf" }));
}
