import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { paths } from "#web/paths.ts";
import { estimate, readEstimate } from "../estimate.ts";
import type { Prices } from "../sales/price-list.ts";
import type { SlotKey } from "../slots.ts";
import { EstimateResult } from "./estimate-result.tsx";
import { MonthsField } from "./months-field.tsx";
import { RateTable } from "./rate-table.tsx";

interface RatesAndEstimateProps {
  free: Record<SlotKey, number>;
  prices: Prices;
}

/** The rates and the estimate; without JavaScript a form that asks the server. */
export function RatesAndEstimate({ free, prices }: RatesAndEstimateProps) {
  const [parameters, setParameters] = useSearchParams();
  const [choice, setChoice] = useState(() => readEstimate(parameters));
  const choose = (slots: SlotKey[], months: number) => {
    setChoice({ slots, months });
    const address = [...slots.map((slot) => ["slot", slot]), ["months", String(months)]];
    setParameters(address as [string, string][], { replace: true, preventScrollReset: true });
  };
  const { slots: keys, months } = choice;
  return (
    <section aria-labelledby="rates">
      <SectionHeading
        id="rates"
        title="Places and rates"
        text="In MVR for one place for one month, paid monthly in advance. Choose places to see what they come to, and order them online."
        className="mb-8"
      />
      <Form
        action={paths.advertise()}
        preventScrollReset
        className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
      >
        <RateTable
          free={free}
          prices={prices}
          chosen={keys}
          onToggle={(key) =>
            choose(
              keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key],
              months,
            )
          }
        />
        <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 lg:stuck-36">
          <MonthsField months={months} onChange={(changed) => choose(keys, changed)} />
          <noscript>
            <Button type="submit" className="w-full">
              Work out the price
            </Button>
          </noscript>
          <EstimateResult estimate={estimate(choice, prices)} prices={prices} />
        </div>
      </Form>
    </section>
  );
}
