import { pathTo } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import type { ChosenPlace } from "../slots.ts";
import { monthAfter } from "./months.ts";
import { orderedPlaceName } from "./order-fields.ts";

// Not in src/web/paths.ts: the first view of the site has no room for what so few pages use.

/** The order's report as "report.csv", or an invoice as "invoice-12.pdf". */
export const orderFilePath = (token: string, file: string): string =>
  pathTo("advertOrderFile", { token: encodeURIComponent(token), file });

/** The calendar with as many months chosen again as the order had, each slot after its last one. */
export function nextMonthsAddress({ places }: { places: readonly ChosenPlace[] }): string {
  const next = [...Map.groupBy(places, ({ slot }) => slot)].flatMap(([slot, of]) => {
    const months = of.map(({ month }) => month).toSorted();
    const last = months.at(-1) ?? "";
    return months.map((_, at) => orderedPlaceName({ slot, month: monthAfter(last, at + 1) }));
  });
  return `${paths.orderAdverts()}?${new URLSearchParams(next.map((place) => ["place", place]))}`;
}
