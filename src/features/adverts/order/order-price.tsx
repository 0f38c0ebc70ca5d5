import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { classNames } from "#ui/class-names.ts";
import { orderedPlaceName } from "../sales/order-fields.ts";
import { discountWords, type PricedPlace, pricePlaces, totalPrice } from "../sales/price-list.ts";
import type { PlacesOnSale } from "../sales/sales.schema.ts";
import { type ChosenPlace, SLOTS } from "../slots.ts";

interface OrderPriceProps {
  places: readonly ChosenPlace[];
  onSale: PlacesOnSale;
  className?: string;
}

/** What the choice costs, month by month as it is paid, by the same rules as the server's. */
export function OrderPrice({ places, onSale, className }: OrderPriceProps) {
  const list = { ...onSale.discounts, slots: onSale.slots };
  const priced = pricePlaces(places, list);
  const words = discountWords(list);
  return (
    <section
      aria-labelledby="price"
      className={classNames("tabular rounded-lg border border-line bg-surface p-5", className)}
    >
      <h2 id="price" className="text-xl">
        Your price
      </h2>
      <div role="status" className="mt-3">
        {priced.length === 0 ? (
          <p className="text-ink-soft">Tick the months that you want.</p>
        ) : (
          <PriceLines priced={priced} />
        )}
      </div>
      {words.length > 0 && (
        <div className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
          <p className="font-semibold">Discounts</p>
          <ul className="mt-1 grid gap-1">
            {words.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function PriceLines({ priced }: { priced: readonly PricedPlace[] }) {
  const months = [...Map.groupBy(priced, ({ month }) => month)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const total = totalPrice(priced);
  const full = priced.reduce((sum, { rate }) => sum + rate, 0);
  return (
    <>
      <ol className="grid gap-3 text-sm">
        {months.map(([month, of]) => (
          <li key={month}>
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{dateWords(month)}</span>
              <span>{formatAmount("MVR", totalPrice(of))}</span>
            </p>
            <ul className="text-ink-soft">
              {of.map((place) => (
                <li
                  key={orderedPlaceName(place)}
                  className="flex flex-wrap justify-between gap-x-4"
                >
                  <span>{SLOTS[place.slot].name}</span>
                  <span className="ms-auto">
                    {place.discount > 0 && `−${place.discount} % `}
                    {place.price.toLocaleString("en")}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3">
        <span className="text-ink-soft">In all</span>
        <strong className="block text-2xl">{formatAmount("MVR", total)}</strong>
        {full > total && (
          <span className="text-sm text-ink-soft">
            {formatAmount("MVR", full - total)} less than without discounts
          </span>
        )}
      </p>
    </>
  );
}
