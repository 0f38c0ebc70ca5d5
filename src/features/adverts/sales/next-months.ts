import { monthAfter } from "./months.ts";
import { calendarWith } from "./order-paths.ts";

/** The calendar with as many months chosen again as the order had, each slot after its last one. */
export function nextMonthsAddress({
  places,
}: {
  places: readonly { slot: string; month: string }[];
}): string {
  const bySlot = Map.groupBy(places, ({ slot }) => slot);
  const next = [...bySlot].flatMap(([slot, of]) => {
    const months = of.map(({ month }) => month).toSorted();
    const last = months.at(-1) ?? "";
    return months.map((_, at) => `${slot}:${monthAfter(last, at + 1)}`);
  });
  return calendarWith(next);
}
