import { type ChosenPlace, type SlotKey, slots } from "../slots.ts";
import type { PriceList } from "./sales.schema.ts";

/** What is sold, and for how much; a discount is in per cent, from a number on. */
export type Prices = Omit<PriceList, "seller" | "payment">;
type DiscountRule = Prices["months"][number];

/**
 * What ships: rates and places of the requirements (9). They offer discounts without figures, which
 * only the operator can give.
 */
export const DEFAULT_PRICE_LIST: PriceList = {
  slots: slots.map(({ key, monthly_rate, places }) => ({ slot: key, monthly_rate, places })),
  months: [],
  together: [],
  seller: "Magu",
  payment: "",
};

/** Code and sentence of the refusal to send invoices that say neither who sells nor how to pay. */
export const SELLER_UNSTATED = "seller_unstated";
export const SELLER_UNSTATED_WORDS =
  "Nothing was approved. Say first, among the prices, who you are on invoices and how to pay: they would go out without your address and account.";

/** True where invoices say who sells, in the operator's words, and how to pay. */
export function isSellerStated({ seller, payment }: PriceList): boolean {
  return seller.trim() !== DEFAULT_PRICE_LIST.seller && payment.trim() !== "";
}

export interface PricedPlace extends ChosenPlace {
  /** MVR by the price list. */
  rate: number;
  /** Per cent. */
  discount: number;
  /** Whole MVR. */
  price: number;
}

/** What a slot costs by the list, and how many places it has. */
export function termsOf({ slots: listed }: Prices, slot: SlotKey) {
  const terms = listed.find((each) => each.slot === slot);
  if (!terms) throw new Error(`No price for ${slot}`);
  return terms;
}

/** The largest discount that a number reaches; 0 where it reaches none. */
function discountFor(rules: readonly DiscountRule[], count: number): number {
  return Math.max(0, ...rules.filter(({ from }) => count >= from).map(({ percent }) => percent));
}

/**
 * Each place with its price: the discount for the months of its slot and that for the slots of its
 * month are added, and the price is rounded to whole rufiyaa.
 */
export function pricePlaces(chosen: readonly ChosenPlace[], list: Prices): PricedPlace[] {
  return chosen.map(({ slot, month }) => {
    const rate = termsOf(list, slot).monthly_rate;
    const months = chosen.filter((other) => other.slot === slot).length;
    const together = chosen.filter((other) => other.month === month).length;
    const discount = Math.min(
      100,
      discountFor(list.months, months) + discountFor(list.together, together),
    );
    return { slot, month, rate, discount, price: Math.round((rate * (100 - discount)) / 100) };
  });
}

/** MVR of all of them. */
export function totalPrice(places: readonly { price: number }[]): number {
  return places.reduce((sum, { price }) => sum + price, 0);
}

/** The rules in words, such as "5 % from 3 months on". */
export function discountWords({ months, together }: Prices): string[] {
  const inWords = (rules: readonly DiscountRule[], what: string, of: string) => {
    const sorted = rules.toSorted((one, other) => one.from - other.from);
    const parts = sorted.map(({ from, percent }) => `${percent} % from ${from} ${what}`);
    return parts.length === 0 ? [] : [`${parts.join(", ")}${of}`];
  };
  return [
    ...inWords(months, "months", " of one slot"),
    ...inWords(together, "slots", " in one month"),
  ];
}
