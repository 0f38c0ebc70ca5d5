import { formatAmount } from "#catalogue/fees.ts";
import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import type { Estimate } from "../estimate.ts";
import { discountWords, type Prices } from "../sales/price-list.ts";

/** Cost of the chosen places, line by line. */
export function EstimateResult({
  estimate: { lines, months, monthly, total, saved },
  prices,
}: {
  estimate: Estimate;
  prices: Prices;
}) {
  const discounts = discountWords(prices);
  if (lines.length === 0) {
    return (
      <p role="status" className="text-ink-soft">
        Tick the places you are interested in.
      </p>
    );
  }
  return (
    <div role="status" className="tabular grid gap-4">
      <dl className="grid gap-2 text-sm">
        {lines.map(({ slot, cost }) => (
          <div key={slot.key} className="flex flex-wrap justify-between gap-x-4">
            <dt>{slot.name}</dt>
            <dd className="ms-auto">{formatAmount("MVR", cost)}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4">
        <span className="text-ink-soft">
          {months === 1 ? "For 1 month" : `For ${months} months`}
        </span>
        <strong className="block text-2xl">{formatAmount("MVR", total)}</strong>
        {months > 1 && (
          <span className="text-sm text-ink-soft">
            {formatAmount("MVR", monthly)} each month, in advance
          </span>
        )}
        {saved > 0 && (
          <span className="block text-sm text-ink-soft">
            {formatAmount("MVR", saved)} less than without discounts
          </span>
        )}
      </p>
      <ButtonLink
        to={`${paths.orderAdverts()}?${new URLSearchParams([
          ...lines.map(({ slot }) => ["slot", slot.key]),
          ["months", String(months)],
        ])}`}
      >
        Choose months and order
      </ButtonLink>
      <p className="text-sm text-ink-soft">
        One place of each. Discounts are available for several places or months
        {discounts.length > 0 ? `: ${discounts.join("; ")}.` : "."}
      </p>
    </div>
  );
}
