import { DEFAULT_PRICE_LIST } from "#features/adverts/sales/price-list.ts";
import type { PriceList } from "#features/adverts/sales/sales.schema.ts";

/** The price list with discounts, as an operator may set them. */
export const DISCOUNTED: PriceList = {
  ...DEFAULT_PRICE_LIST,
  months: [
    { from: 3, percent: 5 },
    { from: 6, percent: 10 },
    { from: 12, percent: 15 },
  ],
  together: [
    { from: 2, percent: 5 },
    { from: 4, percent: 10 },
  ],
};
