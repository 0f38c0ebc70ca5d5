import type { ExchangeRate } from "#catalogue/operator.ts";
import { Button } from "#ui/button.tsx";
import {
  heldFields,
  NeededLine,
  NeededNumber,
  withEntry,
  withoutEntry,
} from "../editor/small-fields.tsx";

interface RateFieldsProps {
  rates: readonly ExchangeRate[];
  onChange: (rates: ExchangeRate[]) => void;
}

/** What one unit of each currency is in rufiyaa. */
export function RateFields({ rates, onChange }: RateFieldsProps) {
  return (
    <>
      <ul className="grid gap-3">
        {rates.map((rate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no name while its code is typed
          <li key={at} className="office-entry sm:grid-cols-2">
            <RateLines
              rate={rate}
              onChange={(changes) => onChange(withEntry(rates, at, changes))}
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

interface RateLinesProps {
  rate: ExchangeRate;
  onChange: (changes: Partial<ExchangeRate>) => void;
}

function RateLines({ rate, onChange }: RateLinesProps) {
  const held = heldFields(rate, onChange);
  return (
    <>
      <NeededLine
        label="Currency"
        hint="Its code: USD"
        {...held("currency")}
        onChange={(code) => onChange({ currency: code.toUpperCase() })}
      />
      <NeededNumber label="Rufiyaa for one" hint="For example 15.42" {...held("mvr")} />
      <NeededLine label="Since" hint="A day, month or year: 2026-11-03" {...held("since")} />
      <NeededLine label="Source of the rate" hint="Who states it" {...held("source")} />
    </>
  );
}
