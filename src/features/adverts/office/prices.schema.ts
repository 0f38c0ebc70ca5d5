import { z } from "zod";
import { discountRules, type PriceList, priceList, slotTerms } from "../sales/sales.schema.ts";
import { type SlotKey, slots } from "../slots.ts";

/** Name of the field of what a slot costs, or of how many places it has. */
export const slotField = (what: SlotNumber, slot: SlotKey) => `${what}:${slot}`;

const typedNumber = (error: string) =>
  z.string().trim().regex(/^\d+$/, { error }).transform(Number);

/** A rule as it is typed: "3: 5", "6: 10 %". */
const TYPED_RULE = /^(\d{1,3}) ?: ?(\d{1,3}) ?%?$/;

/** Rules as they are typed: "3: 5, 6: 10". */
const typedRules = (field: "months" | "together") =>
  z
    .string()
    .transform((typed, context) => {
      const rules = typed.split(",").map((rule) => rule.trim().replace(/\s+/g, " "));
      return rules.filter(Boolean).map((rule) => {
        const [, from, percent] = TYPED_RULE.exec(rule) ?? [];
        if (from === undefined) context.addIssue("Write pairs such as 3: 5, 6: 10");
        return { from: Number(from), percent: Number(percent) };
      });
    })
    .pipe(discountRules(field));

type SlotNumber = (typeof SLOT_NUMBERS)[number];
const SLOT_NUMBERS = ["monthly_rate", "places"] as const;

const slotNumbers = z.object(
  Object.fromEntries(
    slots.flatMap(({ key, name }) =>
      SLOT_NUMBERS.map((what) => [
        slotField(what, key),
        typedNumber(`${name}: type whole numbers, without commas`).pipe(slotTerms.shape[what]),
      ]),
    ),
  ),
);

const terms = z.object({
  months: typedRules("months"),
  together: typedRules("together"),
  seller: priceList.shape.seller,
  payment: priceList.shape.payment,
});

/** The price list as its form sends it: a field for each number, and rules in words. */
export const typedPriceList = z
  .intersection(terms, slotNumbers)
  .transform(({ months, together, seller, payment, ...numbers }): PriceList => {
    const typed = new Map(Object.entries(numbers));
    const of = (what: SlotNumber, slot: SlotKey) => Number(typed.get(slotField(what, slot)));
    return {
      slots: slots.map(({ key }) => ({
        slot: key,
        monthly_rate: of("monthly_rate", key),
        places: of("places", key),
      })),
      months,
      together,
      seller,
      payment,
    };
  });
