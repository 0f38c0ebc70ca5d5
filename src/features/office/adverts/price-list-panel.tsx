import { type FormEvent, useState } from "react";
import { discountWords } from "#features/adverts/sales/price-list.ts";
import { SELLING } from "#features/adverts/sales/sales.endpoints.ts";
import type { PriceList } from "#features/adverts/sales/sales.schema.ts";
import { SLOTS } from "#features/adverts/slots.ts";
import type { EndpointAnswer } from "#platform/http/endpoint.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { dayWords } from "#web/moment-words.ts";
import { callOffice, problemWords, useAnswer } from "../office-call.ts";
import { OfficePanel } from "../office-panel.tsx";
import { QueryState } from "../query-state.tsx";

const MONTHS_LABEL = "Discounts by months of one slot";
const TOGETHER_LABEL = "Discounts by slots in one month";

/** Rates, places and discounts, and what they were before. */
export function PriceListPanel() {
  const asked = useAnswer(SELLING.prices);
  return (
    <QueryState of={asked} failed="The prices could not be read">
      {(prices) => <PricesAndHistory prices={prices} onSaved={asked.again} />}
    </QueryState>
  );
}

type PricesAnswer = EndpointAnswer<NonNullable<typeof SELLING.prices.schemas>>;

interface PricesAndHistoryProps {
  prices: PricesAnswer;
  onSaved: () => void;
}

function PricesAndHistory({ prices: { current, history }, onSaved }: PricesAndHistoryProps) {
  return (
    <>
      <PriceListForm key={history[0]?.id ?? 0} current={current} onSaved={onSaved} />
      <OfficePanel title="What was changed">
        {history.length === 0 && (
          <p className="text-ink-soft">Nothing yet: these are the prices that ship.</p>
        )}
        <ol className="grid gap-2 empty:hidden">
          {history.map(({ id, content, created_at, created_by }) => (
            <li key={id} className="office-entry">
              <p>
                <strong>{dayWords(created_at)}</strong>, {created_by}
              </p>
              <p className="tabular text-ink-soft">{priceListWords(content)}</p>
            </li>
          ))}
        </ol>
      </OfficePanel>
    </>
  );
}

function priceListWords(list: PriceList): string {
  const slots = list.slots.map(
    ({ slot, monthly_rate, places }) =>
      `${SLOTS[slot].name}: MVR ${monthly_rate.toLocaleString("en")}, ${places} places`,
  );
  return [...slots, ...discountWords(list)].join("; ");
}

interface PriceListFormProps {
  current: PriceList;
  onSaved: () => void;
}

function PriceListForm({ current, onSaved }: PriceListFormProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const list = readPriceForm(new FormData(event.currentTarget), current);
    const fault = unreadWords(list);
    if (fault !== null) return setSaid(fault);
    setSending(true);
    const { body, problem } = await callOffice(SELLING.setPrices, { body: list });
    setSending(false);
    setSaid(body ? body.message : problemWords(problem));
    if (body) onSaved();
  };
  return (
    <form onSubmit={submit} noValidate className="office-panel grid min-w-0 gap-5">
      <p className="max-w-text text-ink-soft">
        A change holds for orders from now on; those of before keep their prices. Fewer places take
        nothing away that is sold.
      </p>
      <TableScroller label="Rates and places">
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">MVR a month</th>
              <th scope="col">Places</th>
            </tr>
          </thead>
          <tbody>
            {current.slots.map(({ slot, monthly_rate, places }) => (
              <tr key={slot}>
                <th scope="row" className="font-normal">
                  {SLOTS[slot].name}
                </th>
                <td>
                  <NumberBox
                    name={`rate ${slot}`}
                    label={`MVR a month for ${SLOTS[slot].name}`}
                    value={monthly_rate}
                  />
                </td>
                <td>
                  <NumberBox
                    name={`places ${slot}`}
                    label={`Places of ${SLOTS[slot].name}`}
                    value={places}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="months"
          label={MONTHS_LABEL}
          hint="Number of months and per cent, such as 3: 5, 6: 10"
          defaultValue={rulesText(current.months)}
        />
        <TextField
          name="together"
          label={TOGETHER_LABEL}
          hint="Number of slots and per cent, such as 2: 5, 4: 10"
          defaultValue={rulesText(current.together)}
        />
        <TextAreaField
          name="seller"
          label="You, on invoices"
          hint="Name, address, and a tax number where you have one."
          rows={4}
          dir="auto"
          defaultValue={current.seller}
        />
        <TextAreaField
          name="payment"
          label="How to pay, on invoices and in mails"
          hint="Such as bank and account number."
          rows={4}
          dir="auto"
          defaultValue={current.payment}
        />
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        Save prices
      </Button>
    </form>
  );
}

function NumberBox({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <input
      name={name}
      aria-label={label}
      inputMode="numeric"
      defaultValue={value}
      className="tabular min-h-11 w-24 rounded-md border border-line-strong bg-surface px-2"
    />
  );
}

const rulesText = (rules: PriceList["months"]): string =>
  rules.map(({ from, percent }) => `${from}: ${percent}`).join(", ");

/** What cannot be read of the form, by its labels; null where all can. */
function unreadWords({ slots, months, together }: PriceList): string | null {
  const slot = slots.find(({ monthly_rate, places }) => Number.isNaN(monthly_rate + places));
  if (slot) return `${SLOTS[slot.slot].name}: type whole numbers, without commas.`;
  const isUnread = ({ from, percent }: PriceList["months"][number]) => Number.isNaN(from + percent);
  if (months.some(isUnread)) return `${MONTHS_LABEL}: write pairs such as 3: 5, 6: 10.`;
  if (together.some(isUnread)) return `${TOGETHER_LABEL}: write pairs such as 2: 5, 4: 10.`;
  return null;
}

/** What is typed; what is no number becomes NaN. */
function readPriceForm(form: FormData, current: PriceList): PriceList {
  const text = (name: string) => String(form.get(name) ?? "");
  const whole = (typed: string | undefined) =>
    /^\s*\d+\s*$/.test(typed ?? "") ? Number(typed) : Number.NaN;
  const rules = (name: string) =>
    text(name)
      .split(",")
      .filter((rule) => rule.trim() !== "")
      .map((rule) => {
        const [from, percent] = rule.split(":");
        return { from: whole(from), percent: whole(percent?.replace("%", "")) };
      });
  return {
    slots: current.slots.map(({ slot }) => ({
      slot,
      monthly_rate: whole(text(`rate ${slot}`)),
      places: whole(text(`places ${slot}`)),
    })),
    months: rules("months"),
    together: rules("together"),
    seller: text("seller"),
    payment: text("payment"),
  };
}
