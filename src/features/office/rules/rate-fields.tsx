import type { ExchangeRate } from "#catalogue/operator.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { NeededNumber, withEntry, withoutEntry } from "../editor/small-fields.tsx";

interface RateFieldsProps {
  rates: readonly ExchangeRate[];
  onChange: (rates: ExchangeRate[]) => void;
}

/** What one unit of each currency is in rufiyaa. */
export function RateFields({ rates, onChange }: RateFieldsProps) {
  const change = (at: number, changes: Partial<ExchangeRate>) =>
    onChange(withEntry(rates, at, changes));
  return (
    <>
      <ul className="grid gap-3">
        {rates.map((rate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no name while its code is typed
          <li key={at} className="office-entry sm:grid-cols-2">
            <TextField
              label="Currency"
              hint="Its code: USD"
              value={rate.currency}
              onChange={({ target }) => change(at, { currency: target.value.toUpperCase() })}
            />
            <NeededNumber
              label="Rufiyaa for one"
              hint="For example 15.42"
              value={rate.mvr}
              onChange={(mvr) => change(at, { mvr })}
            />
            <TextField
              label="Since"
              hint="A day, month or year: 2026-11-03"
              value={rate.since}
              onChange={({ target }) => change(at, { since: target.value })}
            />
            <TextField
              label="Source of the rate"
              hint="Who states it"
              value={rate.source}
              onChange={({ target }) => change(at, { source: target.value })}
            />
            <Button
              variant="quiet"
              className="justify-self-start"
              aria-label={`Remove the rate of ${rate.currency}`}
              onClick={() => onChange(withoutEntry(rates, at))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onChange([...rates, { currency: "", mvr: 0, since: "", source: "" }])}
      >
        Add a currency
      </Button>
    </>
  );
}
