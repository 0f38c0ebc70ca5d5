import { daysAfter } from "#catalogue/dates.ts";
import { SLOTS } from "../slots.ts";
import { firstDay, laterDay } from "./months.ts";
import type { OrderPlaceRow, OrderRow } from "./orders.repository.server.ts";
import type { PriceList } from "./sales.schema.ts";
import { MIN_DAYS_TO_PAY } from "./sales-limits.ts";

/** What an invoice says; it is kept as it was issued. */
export interface InvoiceContent {
  number: string;
  issued_on: string;
  due_on: string;
  /** YYYY-MM. */
  month: string;
  order: number;
  seller: string;
  payment: string;
  organisation: string;
  name: string;
  address: string;
  lines: { text: string; rate: number; discount: number; price: number }[];
  /** MVR. */
  amount: number;
}

/** One month of an order as an invoice. */
export function invoiceContent(
  order: OrderRow & { places: readonly OrderPlaceRow[] },
  { month, number, today, list }: { month: string; number: string; today: string; list: PriceList },
): InvoiceContent {
  const places = order.places.filter((place) => place.month === month);
  const { organisation, name, address } = order;
  return {
    number,
    month,
    organisation,
    name,
    address,
    order: order.id,
    seller: list.seller,
    payment: list.payment,
    issued_on: today,
    due_on: dueDay(month, today),
    lines: places.map(({ slot, rate, discount, price }) => ({
      text: SLOTS[slot].name,
      rate,
      discount,
      price,
    })),
    amount: places.reduce((sum, { price }) => sum + price, 0),
  };
}

/** Paid in advance: due the day before the month begins, but never sooner than days to pay. */
export function dueDay(month: string, today: string): string {
  return laterDay(daysAfter(firstDay(month), -1), daysAfter(today, MIN_DAYS_TO_PAY));
}

/** A piece of a line in one script. */
export interface ScriptRun {
  text: string;
  isThaana: boolean;
}

const THAANA_LETTER = /[\u0780-\u07bf]/;
/** Thaana words with what stands between them; points and digits beside them stay in the other font. */
const THAANA_RUN = /[\u0780-\u07bf\u060c\u061b\u061f]+(?:[ ]+[\u0780-\u07bf\u060c\u061b\u061f]+)*/g;

/**
 * A line cut where the script changes, from left to right as it is drawn: a line that begins in Thaana
 * is drawn from the right.
 */
export function scriptRuns(line: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(THAANA_RUN)) {
    if (index > end) runs.push({ text: line.slice(end, index), isThaana: false });
    runs.push({ text, isThaana: true });
    end = index + text.length;
  }
  if (end < line.length) runs.push({ text: line.slice(end), isThaana: false });
  const first = /\p{L}/u.exec(line)?.[0] ?? "";
  return THAANA_LETTER.test(first) ? runs.reverse() : runs;
}
