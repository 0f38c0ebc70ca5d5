/** Where an order stands; one whose address is not confirmed is not shown to the operator. */
export const ORDER_STATES = [
  "unconfirmed",
  "waiting",
  "returned",
  "approved",
  "cancelled",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** What is said after each step of an order. */
export const ORDER_ANSWERS = {
  received:
    "We have sent you a mail. Follow its link to confirm the order: until then your places are held for three hours.",
  confirmed: "Thank you. We look at your material, and a mail says how it went.",
  changed: "Thank you. We look at your new material, and a mail says how it went.",
  approved: "The order is approved, and its invoices are mailed.",
  returned: "The order went back with your comment.",
  cancelled: "The order is cancelled, and its places are free again.",
  paid: "Marked as paid: the adverts of this month run.",
  unpaid: "Marked as not paid: the adverts of this month do not run.",
  priced: "The price list is changed.",
} as const;
