import { z } from "zod";
import {
  fieldForPrograms,
  MAX_EMAIL,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
} from "#platform/text-field.schema.ts";
import { ADVERT_LIMITS, MATERIAL_LIMITS } from "../advert-limits.ts";
import { type ChosenPlace, SLOTS, type SlotKey, slots } from "../slots.ts";
import { ORDERED_MONTHS } from "./months.ts";
import { readOrderedPlace } from "./order-fields.ts";
import { missingMaterial, pictureFaults } from "./order-material.ts";
import { ORDER_STATES } from "./order-states.ts";
import { ORDER_LIMITS, PRICE_LIST_LIMITS, SELLER_LIMITS } from "./sales-limits.ts";

const chosenPlaces = z
  .array(z.string(), { error: "Choose at least one month of a slot" })
  .min(1, { error: "Choose at least one month of a slot" })
  .max(slots.length * ORDERED_MONTHS, { error: "places names too many" })
  .transform((texts, context): ChosenPlace[] => {
    const places = [...new Set(texts)].map(readOrderedPlace);
    if (places.every((place) => place !== null)) return places;
    const message = "places must name slots and months such as courses:2027-01";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .meta({ description: "Slots and months such as `courses:2027-01`." });

const pictureFile = z
  .base64({ error: "picture must be a file in Base64" })
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const faults = pictureFaults(bytes);
    if (faults.length === 0) return bytes;
    context.addIssue({ code: "custom", message: faults.join(" ") });
    return z.NEVER;
  })
  .meta({
    description: `A JPG, PNG or GIF of the banner's size and at most ${MATERIAL_LIMITS.bytes / 1024} KB, in Base64.`,
  });

const orderLine = (field: "name" | "organisation", missing: string) =>
  requiredLine(
    { missing, tooLong: `Enter at most ${ORDER_LIMITS[field]} characters` },
    ORDER_LIMITS[field],
  );

/** The material, and where it leads. */
const material = {
  link: z
    .string({ error: "Enter the web address that the advert leads to" })
    .trim()
    .pipe(
      z.url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        error: "Enter a whole web address such as https://example.com",
      }),
    )
    .pipe(
      z.string().max(ADVERT_LIMITS.link, {
        error: `Enter a web address of at most ${ADVERT_LIMITS.link} characters`,
      }),
    ),
  picture: pictureFile,
  alt: optionalText(ADVERT_LIMITS.alt, `Enter at most ${ADVERT_LIMITS.alt} characters`).meta({
    description: "What the picture says, for people who hear the page.",
  }),
  text: optionalText(
    MATERIAL_LIMITS.text,
    `The text for the topline has more than ${MATERIAL_LIMITS.text} characters, which is the most`,
  ).meta({ description: "The text for the topline." }),
};

export const advertOrder = z
  .object(
    {
      places: chosenPlaces,
      ...material,
      name: orderLine("name", "Enter your name"),
      organisation: orderLine("organisation", "Enter the name of your organisation"),
      address: requiredText(
        {
          missing: "Enter the address for the invoice",
          tooLong: `Enter at most ${ORDER_LIMITS.address} characters`,
        },
        ORDER_LIMITS.address,
      ),
      email: requiredEmail({
        missing: "Enter your email address",
        tooLong: `Enter an email address of at most ${MAX_EMAIL} characters`,
        wrong: "Enter an email address such as name@example.com",
      }).transform((address) => address.toLowerCase()),
      website: fieldForPrograms,
    },
    { error: "Send an object with places, link, name, organisation, address and email" },
  )
  .superRefine(({ places, picture, alt, text }, context) => {
    addFaults(context, missingMaterial(places, { picture, alt, text }));
  })
  .meta({ id: "AdvertOrder" });

function addFaults(context: z.RefinementCtx, faults: Record<string, string>): void {
  for (const [name, message] of Object.entries(faults)) {
    context.addIssue({ code: "custom", path: [name], message });
  }
}

const LINK_UNKNOWN = "This link does not belong to an order. Use the whole link of the mail.";

const orderToken = z.string({ error: LINK_UNKNOWN }).max(1_024, { error: LINK_UNKNOWN });

export const orderLink = z
  .object({ token: orderToken }, { error: "Send an object with token" })
  .meta({ id: "AdvertOrderLink" });

/** Changed material of an order that came back; without a picture the one before stays. */
export const changedMaterial = z
  .object({ token: orderToken, ...material }, { error: "Send an object with token and link" })
  .meta({ id: "AdvertMaterial" });

const SLOT_NAMES = Object.keys(SLOTS).join(", ");

export const slotKey = z.enum(Object.keys(SLOTS) as [SlotKey, ...SlotKey[]], {
  error: ({ input }) =>
    input === undefined ? "slot is missing" : `slot must be one of ${SLOT_NAMES}`,
});

const soldNumber = (field: string, min: number, max: number) => {
  const error = `${field} must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

export const discountRules = (field: "months" | "together") =>
  z
    .array(z.object({ from: soldNumber("from", 1, 99), percent: soldNumber("percent", 0, 100) }))
    .max(PRICE_LIST_LIMITS.rules, {
      error: `${field} must be at most ${PRICE_LIST_LIMITS.rules} rules`,
    })
    .refine((list) => new Set(list.map(({ from }) => from)).size === list.length, {
      error: `${field} must not have two discounts from the same number on`,
    });

export const slotTerms = z.object({
  slot: slotKey,
  monthly_rate: soldNumber("monthly_rate", 0, PRICE_LIST_LIMITS.monthly_rate).meta({
    description: "MVR for one place for one month.",
  }),
  places: soldNumber("places", 0, PRICE_LIST_LIMITS.places),
});

/** What is sold and for how much. */
export const priceList = z
  .object({
    slots: z
      .array(slotTerms)
      .refine(
        (list) =>
          list.length === slots.length &&
          slots.every(({ key }) => list.some((s) => s.slot === key)),
        { error: `slots must name each of ${SLOT_NAMES} once` },
      ),
    months: discountRules("months").meta({ description: "By months of one slot." }),
    together: discountRules("together").meta({ description: "By slots in one month." }),
    seller: requiredText(
      {
        missing: "Enter who sells, as an invoice says it",
        tooLong: `Enter at most ${SELLER_LIMITS.seller} characters`,
      },
      SELLER_LIMITS.seller,
    ),
    payment: z
      .string()
      .trim()
      .max(SELLER_LIMITS.payment, { error: `Enter at most ${SELLER_LIMITS.payment} characters` }),
  })
  .meta({ id: "AdvertPriceList" });

/** What can be ordered, month by month. */
export const placesOnSale = z
  .object({
    months: z.array(z.string()).meta({ description: "YYYY-MM, the next month first." }),
    slots: z.array(
      z.object({
        ...slotTerms.shape,
        name: z.string(),
        free: z.array(z.int()).meta({ description: "Free places of each month, in their order." }),
      }),
    ),
    discounts: priceList.pick({ months: true, together: true }),
  })
  .meta({ id: "AdvertPlacesOnSale" });

const orderedPlace = z.object({
  slot: slotKey,
  month: z.string(),
  rate: z.int(),
  discount: z.int().meta({ description: "Per cent." }),
  price: z.int().meta({ description: "MVR." }),
  is_held: z.boolean().meta({ description: "False: it is free for others again." }),
});

const orderInvoice = z.object({
  id: z.int(),
  number: z.string(),
  month: z.string(),
  amount: z.int(),
  issued_on: z.string(),
  due_on: z.string(),
  paid_at: z.string().nullable(),
});

/** What of an order lists show. */
export const listedOrder = z
  .object({
    id: z.int(),
    state: z.enum(ORDER_STATES),
    name: z.string(),
    organisation: z.string(),
    address: z.string(),
    email: z.string(),
    link: z.string(),
    alt: z.string().nullable(),
    text: z.string().nullable(),
    comment: z.string().nullable(),
    created_at: z.string(),
    places: z.array(orderedPlace),
    total: z.int().meta({ description: "MVR of all places." }),
    invoices: z.array(orderInvoice),
  })
  .meta({ id: "ListedAdvertOrder" });

export const orderDetails = listedOrder
  .extend({
    picture: z.string().nullable().meta({ description: "The picture as a data address." }),
    decided_at: z.string().nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({ id: "AdvertOrderDetails" });

export const orderComment = z
  .object(
    {
      comment: requiredText(
        {
          missing: "Say what should change, in a sentence to the advertiser",
          tooLong: `Enter at most ${ORDER_LIMITS.comment} characters`,
        },
        ORDER_LIMITS.comment,
      ),
    },
    { error: "Send an object with comment" },
  )
  .meta({ id: "AdvertOrderComment" });

export const orderReport = z
  .object({
    from: z.string().nullable(),
    to: z.string().nullable(),
    seen: z.int(),
    clicks: z.int(),
    rows: z.array(z.object({ day: z.string(), slot: slotKey, seen: z.int(), clicks: z.int() })),
  })
  .meta({ id: "AdvertOrderReport" });

export type AdvertOrder = z.output<typeof advertOrder>;
export type ChangedMaterial = z.output<typeof changedMaterial>;
export type PriceList = z.output<typeof priceList>;
export type PlacesOnSale = z.output<typeof placesOnSale>;
export type ListedOrder = z.output<typeof listedOrder>;
export type OrderDetails = z.output<typeof orderDetails>;
export type OrderReport = z.output<typeof orderReport>;
export type OrderInvoice = z.output<typeof orderInvoice>;
