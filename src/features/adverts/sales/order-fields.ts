import { isSlotKey, type Slot, slots } from "../slots.ts";
import type { ChosenPlace } from "./price-list.ts";

/** A place as forms and addresses write it: "courses:2027-01". */
export const orderedPlaceName = ({ slot, month }: ChosenPlace): string => `${slot}:${month}`;

/** The slot of a key that the server gives. @throws for an unknown one. */
export function soldSlot(key: string): Slot {
  const slot = slots.find((each) => each.key === key);
  if (!slot) throw new Error(`No slot ${key}`);
  return slot;
}

const PLACE = /^([a-z_]{1,20}):(\d{4}-(?:0[1-9]|1[0-2]))$/;

/** The place that a text names; null where it names none. */
export function readOrderedPlace(text: string): ChosenPlace | null {
  const [, slot = "", month = ""] = PLACE.exec(text) ?? [];
  return isSlotKey(slot) ? { slot, month } : null;
}

/** Fields of an order whose typed values come back for correction. */
export const RETURNED_ORDER_FIELDS = [
  ...["link", "alt", "text", "name", "organisation", "address", "email"],
] as const;
