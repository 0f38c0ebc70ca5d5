import { z } from "zod";
import { sanitizeOwn } from "#platform/html.ts";
import { refuseTooMuchMarkup } from "#platform/html-tags.ts";
import {
  limitParameter,
  noPaginateParameter,
  pageMeta,
  pageParameter,
} from "#platform/http/calls.schema.ts";
import { isApiAddress, isSitePath } from "#web/site-path.ts";

/** Maximum lengths, in characters; that of a message is required (specification, 5). */
const CONTENT_LIMITS = { message: 120, question: 300, testimonial: 600, name: 120 } as const;

const contentText = (field: keyof typeof CONTENT_LIMITS) =>
  z
    .string({ error: `Type the ${field}` })
    .trim()
    .min(1, { error: `Type the ${field}` })
    .refine((value) => [...value].length <= CONTENT_LIMITS[field], {
      error: `at most ${CONTENT_LIMITS[field]} characters`,
    });

/** A path of this site, which starts with one slash, or an address elsewhere. */
const contentLink = z
  .union([z.string().refine(isSitePath), z.url({ protocol: /^https?$/ })], {
    error: "an address such as https://example.com/page, or a path of this site such as /courses",
  })
  .nullable();
/** Shown to everybody who opens the page: a call of our API would be made by each of them. */
const contentPictureLink = contentLink.refine((link) => link === null || !isApiAddress(link), {
  error: "must be a picture, not a call of this site's API",
});
const position = z.int().min(0);
const shownStatus = z
  .enum(["active", "inactive"], { error: "active or inactive" })
  .default("active")
  .meta({ description: "Only active ones are shown." });
const messageTime = z.iso
  .datetime({ offset: true, error: "a time such as 2026-12-01T08:00:00+05:00" })
  .transform((value) => new Date(value).toISOString())
  .nullable();

const faqFields = z.object({
  question: contentText("question"),
  answer: z
    .string({ error: "Type the answer" })
    .superRefine(refuseTooMuchMarkup)
    .transform(sanitizeOwn)
    .pipe(z.string().min(1, { error: "Type the answer" })),
  status: shownStatus,
});

const testimonialFields = z.object({
  text: contentText("testimonial"),
  name: contentText("name"),
  photo_url: contentPictureLink,
  status: shownStatus,
});

const partnerFields = z.object({
  name: contentText("name"),
  logo_url: contentPictureLink,
  link: contentLink,
  status: shownStatus,
});

const messageFields = z.object({
  text: contentText("message"),
  link: contentLink,
  starts_at: messageTime,
  ends_at: messageTime,
});

const endsAfterStart = {
  test: ({ starts_at, ends_at }: z.output<typeof messageFields>) =>
    starts_at === null || ends_at === null || starts_at < ends_at,
  says: { error: "must be after the start", path: ["ends_at"] },
};

/** What people fill in of one record, by the list that it is in. */
export const ITEM_FIELDS = {
  faqs: faqFields,
  testimonials: testimonialFields,
  partners: partnerFields,
  messages: messageFields.refine(endsAfterStart.test, endsAfterStart.says),
};

/** Content on its way into the database. */
export const contentInput = z.object({
  faqs: z.array(faqFields.extend({ position })),
  testimonials: z.array(testimonialFields.extend({ position: position.nullable() })),
  partners: z.array(partnerFields.extend({ position })),
  messages: z.array(
    messageFields.extend({ position }).refine(endsAfterStart.test, endsAfterStart.says),
  ),
});

/** Content before it is checked. */
export type ContentRecords = z.input<typeof contentInput>;
export type ContentInput = z.output<typeof contentInput>;

const order = z.int();

export const testimonialList = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        testimonial: z.string(),
        name: z.string(),
        photo: z
          .object({ url: z.string() })
          .meta({ description: "Drawn by the site where there is none." }),
        status: z
          .enum(["active", "inactive"])
          .meta({ description: "Only active ones are published." }),
        order: order
          .nullable()
          .meta({ description: "null: after those that have one. The list is sorted already." }),
        sample: z.boolean(),
      }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "TestimonialList" });

export const faqList = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        question: z.string(),
        answer: z.string().meta({ description: "Sanitised HTML." }),
        order,
      }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "FaqList" });

export const contentListQuery = z.object({
  noPaginate: noPaginateParameter,
  page: pageParameter,
  limit: limitParameter,
});
