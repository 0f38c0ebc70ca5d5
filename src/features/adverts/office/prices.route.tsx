import { OfficeCard } from "#office/card.tsx";
import { ActForm, Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, staff, takeAct } from "#office/staff.ts";
import { FieldError, TextAreaField, TextField } from "#ui/field.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { dayWords } from "#web/moment-words.ts";
import { ORDER_ANSWERS } from "../sales/order-states.ts";
import { discountWords } from "../sales/price-list.ts";
import { sellingContext } from "../sales/sales.context.ts";
import type { PriceList } from "../sales/sales.schema.ts";
import { SLOTS } from "../slots.ts";
import type { Route } from "./+types/prices.route.ts";
import { AdvertPages } from "./advert-pages.tsx";
import { slotField, typedPriceList } from "./prices.schema.ts";

export const meta = staffMeta("Prices of adverts");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "advert.sell");
  return await args.context.get(sellingContext).priceLists();
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "advert.sell");
  const selling = args.context.get(sellingContext);
  return await takeAct(args, {
    set: act({
      schema: typedPriceList,
      act: (list) => selling.setPriceList(list, me),
      done: ORDER_ANSWERS.priced,
    }),
  });
}

/** Rates, places and discounts, and what they were before. */
export default function PricesPage({ loaderData: { current, history } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-5">
      <AdvertPages heading="Prices of adverts" />
      <p className="max-w-text text-ink-soft">
        A change holds for orders from now on; those of before keep their prices. Fewer places take
        nothing away that is sold.
      </p>
      <Done />
      <PriceListForm key={history[0]?.id ?? 0} current={current} />
      <OfficeCard title="What was changed">
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
      </OfficeCard>
    </div>
  );
}

function priceListWords(list: PriceList): string {
  const slots = list.slots.map(
    ({ slot, monthly_rate, places }) =>
      `${SLOTS[slot].name}: MVR ${monthly_rate.toLocaleString("en")}, ${places} places`,
  );
  return [...slots, ...discountWords(list)].join("; ");
}

const rulesText = (rules: PriceList["months"]): string =>
  rules.map(({ from, percent }) => `${from}: ${percent}`).join(", ");

function PriceListForm({ current }: { current: PriceList }) {
  return (
    <ActForm act="set" button="Save prices" className="office-panel grid min-w-0 gap-5">
      {(field) => (
        <>
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
                        label="MVR a month"
                        slot={SLOTS[slot].name}
                        defaultValue={monthly_rate}
                        {...field(slotField("monthly_rate", slot))}
                      />
                    </td>
                    <td>
                      <NumberBox
                        label="Places"
                        slot={SLOTS[slot].name}
                        defaultValue={places}
                        {...field(slotField("places", slot))}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroller>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Discounts by months of one slot"
              hint="Number of months and per cent, such as 3: 5, 6: 10"
              defaultValue={rulesText(current.months)}
              {...field("months")}
            />
            <TextField
              label="Discounts by slots in one month"
              hint="Number of slots and per cent, such as 2: 5, 4: 10"
              defaultValue={rulesText(current.together)}
              {...field("together")}
            />
            <TextAreaField
              label="You, on invoices"
              hint="Name, address, and a tax number where you have one."
              rows={4}
              dir="auto"
              defaultValue={current.seller}
              {...field("seller")}
            />
            <TextAreaField
              label="How to pay, on invoices and in mails"
              hint="Such as bank and account number."
              rows={4}
              dir="auto"
              defaultValue={current.payment}
              {...field("payment")}
            />
          </div>
        </>
      )}
    </ActForm>
  );
}

interface NumberBoxProps {
  name: string;
  label: string;
  slot: string;
  defaultValue: number | string;
  error?: string;
}

function NumberBox({ label, slot, error, ...given }: NumberBoxProps) {
  return (
    <>
      <label className="flex items-center justify-between gap-2">
        <span className="sm:sr-only">
          {label}
          <span className="sr-only"> for {slot}</span>
        </span>
        <input
          {...given}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          className="tabular min-h-11 w-24 rounded-md border border-line-strong bg-surface px-2 aria-invalid:border-danger"
        />
      </label>
      <FieldError>{error}</FieldError>
    </>
  );
}
