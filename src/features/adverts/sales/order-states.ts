import { dateWords } from "#catalogue/dates.ts";

/** Where an order stands; one whose address is not confirmed is not shown to the operator. */
export const ORDER_STATES = [
  "unconfirmed",
  "waiting",
  "returned",
  "approved",
  "cancelled",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

interface InvoicedMonth {
  /** YYYY-MM. */
  month: string;
  paid_at: string | null;
}

/**
 * What a cancelled order still does; the empty text where no month that is left was paid.
 *
 * @param today YYYY-MM-DD
 */
export function stillRunsWords(invoices: readonly InvoicedMonth[], today: string): string {
  const months = invoices
    .filter(({ month, paid_at }) => paid_at !== null && month >= today.slice(0, 7))
    .map(({ month }) => month);
  if (months.length === 0) return "";
  return `What was paid still runs: ${months.toSorted().map(dateWords).join(", ")}.`;
}

/** What the office is told of an order that it cancelled. @param today YYYY-MM-DD */
export function cancelledWords(invoices: readonly InvoicedMonth[], today: string): string {
  const runs = stillRunsWords(invoices, today);
  if (runs === "") return "The order is cancelled, and its places are free again.";
  const isAllPaid = invoices.every(({ paid_at }) => paid_at !== null);
  return `The order is cancelled. ${runs}${isAllPaid ? "" : " Its other places are free again."}`;
}

/** What is said after each step of an order. */
export const ORDER_ANSWERS = {
  received:
    "We have sent you a mail. Follow its link to confirm the order: until then your places are held for three hours.",
  confirmed: "Thank you. We look at your material, and a mail says how it went.",
  changed: "Thank you. We look at your new material, and a mail says how it went.",
  approved: "The order is approved, and its invoices are mailed.",
  returned: "The order went back with your comment.",
  priced: "The price list is changed.",
} as const;
