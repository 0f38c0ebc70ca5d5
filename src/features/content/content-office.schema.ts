import { z } from "zod";
import { operatorRules } from "#features/publishing/operator.schema.ts";
import {
  idParameter,
  limitParameter,
  pageMeta,
  pageParameter,
  rowNumber,
} from "#platform/http/calls.schema.ts";
import { MAX_EMAIL } from "#platform/text-field.schema.ts";

const itemStatus = z.enum(["active", "inactive"]);
const ofEveryItem = {
  id: z.int(),
  etag: z.string().meta({ description: "Send it as `If-Match` with a change." }),
  sample: z.boolean().meta({ description: "Fictional: it goes with the sample data." }),
};

/** A record as operators see it, by the list that it is in. */
export const OFFICE_ITEMS = {
  faqs: z
    .object({ ...ofEveryItem, question: z.string(), answer: z.string(), status: itemStatus })
    .meta({ id: "OfficeFaq" }),
  testimonials: z
    .object({
      ...ofEveryItem,
      text: z.string(),
      name: z.string(),
      photo_url: z.string().nullable(),
      status: itemStatus,
    })
    .meta({ id: "OfficeTestimonial" }),
  partners: z
    .object({
      ...ofEveryItem,
      name: z.string(),
      logo_url: z.string().nullable(),
      link: z.string().nullable(),
      status: itemStatus,
    })
    .meta({ id: "OfficePartner" }),
  messages: z
    .object({
      ...ofEveryItem,
      text: z.string(),
      link: z.string().nullable(),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
    })
    .meta({ id: "OfficeMessage" }),
};

export const officeContent = z
  .object({
    faqs: z.array(OFFICE_ITEMS.faqs),
    testimonials: z.array(OFFICE_ITEMS.testimonials),
    partners: z.array(OFFICE_ITEMS.partners),
    messages: z.array(OFFICE_ITEMS.messages),
  })
  .meta({ id: "OfficeContent" });
export type OfficeContent = z.infer<typeof officeContent>;

export const itemParameter = idParameter;

export const orderBody = z
  .object({
    ids: z
      .array(rowNumber("ids must be numbers of records"), {
        error: "ids must list the ids of all records in their new order",
      })
      .meta({ description: "All of them, in their new order." }),
  })
  .meta({ id: "ContentOrder" });

export const removedItem = z.object({ removed: z.literal(true) }).meta({ id: "RemovedItem" });

export const contentHistoryQuery = z.object({
  kind: z.string().optional().meta({ description: "Only changes of this kind." }),
  page: pageParameter,
  limit: limitParameter,
});

const recordedValues = z.record(z.string(), z.unknown()).nullable();

export const contentHistory = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        at: z.string().meta({ description: "ISO 8601, UTC." }),
        by: z.string().nullable().meta({ description: "null where the account is gone." }),
        kind: z.string(),
        record: z.string(),
        title: z.string(),
        before: recordedValues.meta({ description: "null where it was added." }),
        after: recordedValues.meta({ description: "null where it was removed." }),
      }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "ContentHistory" });
export type ContentChange = z.infer<typeof contentHistory>["data"][number];

const socialAddress = (label: string) =>
  z
    .url({ protocol: /^https?$/, error: `${label} must be an address such as https://example.com` })
    .max(300, { error: `${label} must be at most 300 characters` })
    .nullable();

/** What an operator says of the site; null for what ships, or for the server's own settings. */
export const ownSettings = z
  .object({
    site_name: z
      .string()
      .trim()
      .min(1, { error: "Type the site's name" })
      .max(40, { error: "site_name must be at most 40 characters" })
      .regex(/^[^<>\p{Cc}]*$/u, { error: "site_name must be plain words" })
      .nullable(),
    contact_email: z
      .email({ error: "contact_email must be a mail address such as hello@example.com" })
      .max(MAX_EMAIL, { error: `contact_email must be at most ${MAX_EMAIL} characters` })
      .nullable(),
    instagram: socialAddress("instagram"),
    x: socialAddress("x"),
    facebook: socialAddress("facebook"),
    linkedin: socialAddress("linkedin"),
  })
  .meta({ id: "OwnSettings" });
export type OwnSettingsFields = z.infer<typeof ownSettings>;

export const officeSettings = z
  .object({
    etag: ofEveryItem.etag,
    own: ownSettings,
    shipped: z
      .object({
        site_name: z.string(),
        contact_email: z.string(),
        instagram: z.string(),
        x: z.string(),
        facebook: z.string(),
        linkedin: z.string(),
      })
      .meta({ description: "What holds where the operator says nothing." }),
  })
  .meta({ id: "OfficeSettings" });

export const officeRules = z
  .object({
    etag: ofEveryItem.etag,
    own: operatorRules,
    shipped: z
      .object({
        exchange_rates: operatorRules.shape.exchange_rates.unwrap(),
        support: operatorRules.shape.support.unwrap(),
        level_entry: operatorRules.shape.level_entry.unwrap(),
      })
      .meta({ description: "What holds where the operator says nothing." }),
  })
  .meta({ id: "OfficeRules" });
export type OfficeRules = z.infer<typeof officeRules>;
