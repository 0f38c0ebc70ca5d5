import { MAX_MONTHS } from "./advert-limits.ts";
import { isSlotKey, type Slot, type SlotKey, slots } from "./slots.ts";

interface EstimateLine {
  slot: Slot;
  /** MVR for all months. */
  cost: number;
}

export interface Estimate {
  months: number;
  lines: EstimateLine[];
  /** MVR of one month, paid in advance. */
  monthly: number;
  /** MVR of all months. */
  total: number;
}

/** Cost of places in these slots by the rate table: one place each, without discounts. */
export function estimate(chosen: readonly SlotKey[], months: number): Estimate {
  const lines = slots
    .filter(({ key }) => chosen.includes(key))
    .map((slot) => ({ slot, cost: slot.monthly_rate * months }));
  const monthly = lines.reduce((sum, { slot }) => sum + slot.monthly_rate, 0);
  return { months, lines, monthly, total: monthly * months };
}

/** Reads `?slot=home_main&slot=compare&months=3`; unknown and invalid values are ignored. */
export function readEstimate(parameters: URLSearchParams): Estimate {
  const chosen = parameters.getAll("slot").filter(isSlotKey);
  const months = Math.trunc(Number(parameters.get("months") ?? 1));
  const withinRange = months >= 1 && months <= MAX_MONTHS;
  return estimate(chosen, withinRange ? months : 1);
}
