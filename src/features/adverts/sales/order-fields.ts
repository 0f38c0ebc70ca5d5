import { type ChosenPlace, isSlotKey } from "../slots.ts";

/** A place as forms and addresses write it: "courses:2027-01". */
export const orderedPlaceName = ({ slot, month }: ChosenPlace): string => `${slot}:${month}`;

const PLACE = /^([a-z_]{1,20}):(\d{4}-(?:0[1-9]|1[0-2]))$/;

/** The place that a text names; null where it names none. */
export function readOrderedPlace(text: string): ChosenPlace | null {
  const [, slot = "", month = ""] = PLACE.exec(text) ?? [];
  return isSlotKey(slot) ? { slot, month } : null;
}

/** Fields of an order whose typed values come back for correction. */
export const RETURNED_ORDER_FIELDS = [
  "link",
  "alt",
  "text",
  "name",
  "organisation",
  "address",
  "email",
] as const;
