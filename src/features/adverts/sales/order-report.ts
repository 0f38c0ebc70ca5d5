import { clickRate } from "../report.ts";
import { SLOTS } from "../slots.ts";
import type { OrderReport } from "./sales.schema.ts";

/** Sums of a report by one of its columns, in the order in which they come. */
export function reportBy<Column extends "day" | "slot">(
  { rows }: Pick<OrderReport, "rows">,
  column: Column,
): { name: OrderReport["rows"][number][Column]; seen: number; clicks: number }[] {
  const groups = Map.groupBy(rows, (row) => row[column]);
  return [...groups].map(([name, of]) => ({
    name,
    seen: of.reduce((sum, { seen }) => sum + seen, 0),
    clicks: of.reduce((sum, { clicks }) => sum + clicks, 0),
  }));
}

/** What was counted and what was not, as sentences. */
export const COUNTED_WORDS = [
  "Seen: at least half of the advert was visible for one second. It counts once for each visit to a page.",
  "Clicked: somebody followed the advert to your address, with or without JavaScript.",
  "Not counted: programs that say they are programs, pages that a browser fetched ahead, and views in browsers without JavaScript.",
  "Days begin at midnight in Malé. Counts arrive within seconds. We keep nothing about who saw or clicked.",
];

/** The report as CSV, one row for each day and slot. */
export function reportCsv({ rows }: Pick<OrderReport, "rows">): string {
  const lines = rows.map(({ day, slot, seen, clicks }) =>
    [day, `"${SLOTS[slot].name}"`, seen, clicks, clickRate(seen, clicks)].join(","),
  );
  return `${["day,slot,seen,clicked,rate", ...lines].join("\r\n")}\r\n`;
}
