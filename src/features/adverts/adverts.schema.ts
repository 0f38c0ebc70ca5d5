import { z } from "zod";
import { rowNumber, sentObject } from "#platform/http/calls.schema.ts";
import { faultsIn } from "#web/forms/form.ts";
import { pageAt } from "#web/pages.ts";
import { isSitePath } from "#web/site-path.ts";
import { ADVERT_LIMITS, MATERIAL_LIMITS, MAX_REPORTED_VIEWS } from "./advert-limits.ts";
import { slotKey } from "./sales/sales.schema.ts";

const day = (field: string) => z.iso.date({ error: `${field} must be a day such as 2026-03-01` });

const advertText = (field: "advertiser" | "alt", missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(ADVERT_LIMITS[field], {
      error: `${field} must be at most ${ADVERT_LIMITS[field]} characters`,
    });

/** The input of a booking; the picture's file is checked separately. */
export const booking = z
  .object({
    slot: z.string({ error: "slot is missing" }).pipe(slotKey),
    advertiser: advertText("advertiser", "advertiser is missing: who pays for the advert"),
    link: z
      .url({
        protocol: /^https?$/,
        error: "link must be a whole address such as https://example.com",
      })
      .max(ADVERT_LIMITS.link, {
        error: `link must be at most ${ADVERT_LIMITS.link} characters`,
      }),
    starts_on: day("starts"),
    ends_on: day("ends"),
    weight: z.coerce
      .number()
      .pipe(
        z
          .int({ error: `weight must be a whole number from 1 to ${ADVERT_LIMITS.weight}` })
          .min(1, { error: "weight must be at least 1" })
          .max(ADVERT_LIMITS.weight, { error: `weight must be at most ${ADVERT_LIMITS.weight}` }),
      )
      .default(1),
    alt: advertText(
      "alt",
      "alt is missing: what the picture says, for those who do not see it",
    ).nullable(),
    text: z
      .string()
      .trim()
      .min(1, { error: "text is empty" })
      .max(MATERIAL_LIMITS.text, {
        error: `text must be at most ${MATERIAL_LIMITS.text} characters`,
      })
      .nullable(),
  })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    error: "ends must not be before starts",
    path: ["ends_on"],
  });

export type BookingInput = z.input<typeof booking>;
export type Booking = z.output<typeof booking>;

/** An advert for the site itself: a text and a path within the site. */
export const houseAdvert = z
  .object({
    text: z
      .string({ error: "text is missing" })
      .trim()
      .min(1, { error: "text is missing" })
      .max(MATERIAL_LIMITS.text, {
        error: `text must be at most ${MATERIAL_LIMITS.text} characters`,
      }),
    link: z
      .string({ error: "link is missing" })
      .trim()
      .max(ADVERT_LIMITS.link, { error: `link must be at most ${ADVERT_LIMITS.link} characters` })
      .refine(leadsToPage, { error: "Give a page of this site as link, such as /compare" }),
  })
  .meta({ id: "HouseAdvert" });

/** True for a path of a page of this site, with or without parameters and a place on it. */
function leadsToPage(link: string): boolean {
  if (!isSitePath(link) || /\s/.test(link)) return false;
  return pageAt(new URL(link, "https://site.invalid").pathname) !== null;
}

export type HouseAdvert = z.output<typeof houseAdvert>;

const advertId = rowNumber("An advert is named by its number");

/** A page's report: numbers of the adverts seen since its last report. */
export const seenReport = sentObject("AdvertsSeen", {
  seen: z
    .array(advertId)
    .max(MAX_REPORTED_VIEWS, { error: `seen must name at most ${MAX_REPORTED_VIEWS} adverts` })
    .meta({
      description:
        "Adverts of which at least half was visible for one second; one is counted once in a report.",
    }),
});

/** How many of the reported adverts were counted: unknown ones and requests of bots are not. */
export const advertCounts = z
  .object({ data: z.object({ counted: z.int() }) })
  .meta({ id: "AdvertsCounted" });

/** The first error of each field, as a sentence. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const faults = Object.entries(faultsIn(error));
  return Object.fromEntries(faults.map(([field, fault]) => [field, `${fault}.`]));
}
