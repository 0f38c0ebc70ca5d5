import { MAX_MONTHS } from "./advert-limits.ts";
import { monthAfter } from "./sales/months.ts";
import { type Prices, pricePlaces, totalPrice } from "./sales/price-list.ts";
import { isSlotKey, type Slot, type SlotKey, slots } from "./slots.ts";

interface EstimateLine {
  slot: Slot;
  /** MVR for all months, with the discounts. */
  cost: number;
}

export interface Estimate {
  months: number;
  lines: EstimateLine[];
  /** MVR of one month, paid in advance. */
  monthly: number;
  /** MVR of all months. */
  total: number;
  /** MVR that the discounts take off. */
  saved: number;
}

/** A choice of slots, each for the same number of months. */
export interface EstimateChoice {
  slots: SlotKey[];
  months: number;
}

/** Any month: a price does not depend on which it is. */
const FIRST_MONTH = "2000-01";

/** What the choice costs by the price list: one place in each slot. */
export function estimate({ slots: chosen, months }: EstimateChoice, prices: Prices): Estimate {
  const places = chosen.flatMap((slot) =>
    Array.from({ length: months }, (_, at) => ({ slot, month: monthAfter(FIRST_MONTH, at) })),
  );
  const priced = pricePlaces(places, prices);
  const lines = slots
    .filter(({ key }) => chosen.includes(key))
    .map((slot) => ({ slot, cost: totalPrice(priced.filter((place) => place.slot === slot.key)) }));
  const total = totalPrice(priced);
  return {
    months,
    lines,
    total,
    monthly: total / months,
    saved: priced.reduce((sum, { rate }) => sum + rate, 0) - total,
  };
}

/** Reads `?slot=home_main&slot=compare&months=3`; unknown and invalid values are ignored. */
export function readEstimate(parameters: URLSearchParams): EstimateChoice {
  const chosen = [...new Set(parameters.getAll("slot").filter(isSlotKey))];
  const months = Math.trunc(Number(parameters.get("months") ?? 1));
  const withinRange = months >= 1 && months <= MAX_MONTHS;
  return { slots: chosen, months: withinRange ? months : 1 };
}
