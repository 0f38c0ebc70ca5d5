import { z } from "zod";
import { sanitize } from "#platform/html.ts";
import {
  limitParameter,
  noPaginateParameter,
  pageMeta,
  pageParameter,
} from "#platform/http/calls.schema.ts";

/** Maximum lengths, in characters; that of a message is required (requirements, 5). */
export const CONTENT_LIMITS = { message: 120, question: 300, testimonial: 600, name: 120 } as const;

const contentText = (field: keyof typeof CONTENT_LIMITS) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => [...value].length <= CONTENT_LIMITS[field], {
      error: `at most ${CONTENT_LIMITS[field]} characters`,
    });

/** A path of this site, which starts with one slash, or an address elsewhere. */
const contentLink = z
  .union([z.string().regex(/^\/(?![/\\])/), z.url({ protocol: /^https?$/ })])
  .nullable();
const position = z.int().min(0);

/** Content on its way into the database. */
export const contentInput = z.object({
  faqs: z.array(
    z.object({
      question: contentText("question"),
      answer: z.string().transform(sanitize).pipe(z.string().min(1)),
      position,
    }),
  ),
  testimonials: z.array(
    z.object({
      text: contentText("testimonial"),
      name: contentText("name"),
      photo_url: contentLink,
      status: z.enum(["active", "inactive"]),
      position: position.nullable(),
    }),
  ),
  partners: z.array(
    z.object({ name: contentText("name"), logo_url: contentLink, link: contentLink, position }),
  ),
  messages: z.array(
    z
      .object({
        text: contentText("message"),
        link: contentLink,
        position,
        starts_on: z.iso.date().nullable(),
        ends_on: z.iso.date().nullable(),
      })
      .refine(
        ({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on,
        { error: "ends_on must not be before starts_on", path: ["ends_on"] },
      ),
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
        photo: z.object({ url: z.string() }).nullable(),
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
