import { Form } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { PlacesOnSale } from "../sales/sales.schema.ts";
import { SLOTS } from "../slots.ts";

interface PlacesCalendarProps {
  onSale: PlacesOnSale;
  /** Such as "courses:2027-01". */
  chosen: readonly string[];
  onToggle: (place: string) => void;
}

/** Months by slot with what is free; without JavaScript a form that asks for the price. */
export function PlacesCalendar({ onSale, chosen, onToggle }: PlacesCalendarProps) {
  return (
    <section aria-labelledby="calendar" className="min-w-0">
      <SectionHeading
        id="calendar"
        title="1. Slots and months"
        text="A month is whole: from its first to its last day. Open a slot and tick its months."
        className="mb-5"
      />
      <Form preventScrollReset className="grid gap-3">
        {onSale.slots.map((slot, at) => (
          <SlotMonths
            key={slot.slot}
            slot={slot}
            months={onSale.months}
            isOpen={at === 0 && chosen.length === 0}
            chosen={chosen}
            onToggle={onToggle}
          />
        ))}
        <noscript>
          <Button type="submit" className="mt-2">
            Work out the price
          </Button>
        </noscript>
      </Form>
    </section>
  );
}

interface SlotMonthsProps extends Omit<PlacesCalendarProps, "onSale"> {
  slot: PlacesOnSale["slots"][number];
  months: readonly string[];
  isOpen: boolean;
}

function SlotMonths({ slot, months, chosen, isOpen, onToggle }: SlotMonthsProps) {
  const count = chosen.filter((place) => place.startsWith(`${slot.slot}:`)).length;
  const isSoldOut = slot.free.every((free) => free === 0);
  return (
    <Disclosure
      open={isOpen || count > 0}
      className="rounded-lg border border-line bg-surface px-4 py-1"
      summaryClassName="min-h-14"
      summary={
        <span className="grid flex-1 gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="font-semibold">{slot.name}</span>
          <span className="tabular text-sm text-ink-soft sm:text-end">
            {isSoldOut ? "Sold out" : `${formatAmount("MVR", slot.monthly_rate)} a month`}
            {count > 0 && (
              <strong className="text-brand">{` · ${count} ${count === 1 ? "month" : "months"}`}</strong>
            )}
          </span>
        </span>
      }
    >
      <p className="text-sm text-ink-soft">{SLOTS[slot.slot].where}.</p>
      <fieldset className="mt-3 mb-3">
        <legend className="sr-only">Months of {slot.name}</legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2">
          {months.map((month, at) => (
            <li key={month}>
              <MonthTile
                place={`${slot.slot}:${month}`}
                month={month}
                free={slot.free[at] ?? 0}
                chosen={chosen}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Disclosure>
  );
}

interface MonthTileProps extends Omit<PlacesCalendarProps, "onSale"> {
  place: string;
  month: string;
  free: number;
}

function MonthTile({ place, month, free, chosen, onToggle }: MonthTileProps) {
  const isFull = free === 0;
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-2.5 rounded-md border border-line-strong px-2.5 py-2 leading-tight has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunken">
      <input
        type="checkbox"
        name="place"
        value={place}
        checked={chosen.includes(place)}
        disabled={isFull}
        onChange={() => onToggle(place)}
        className="size-5 shrink-0 cursor-pointer"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{dateWords(month)}</span>
        <span className="tabular block text-sm text-ink-soft">
          {isFull ? "Full" : `${free} free`}
        </span>
      </span>
    </label>
  );
}
