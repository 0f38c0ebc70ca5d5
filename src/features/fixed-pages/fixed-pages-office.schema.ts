import { z } from "zod";
import { sanitizeOwn } from "#platform/html.ts";
import { refuseTooMuchMarkup } from "#platform/html-tags.ts";
import { numberParameter } from "#platform/http/calls.schema.ts";
import { FIXED_PAGE_NAMES } from "./fixed-pages.ts";

/** Lengths in characters; a section of the texts that ship has at most 3,000. */
const MAX_SUMMARY = 300;
const MAX_SECTION_TITLE = 120;
const MAX_SECTION = 20_000;
const MAX_SECTIONS = 80;

const oneLine = (name: string, max: number) =>
  z
    .string({ error: `Type the ${name}` })
    .trim()
    .min(1, { error: `Type the ${name}` })
    .max(max, { error: `at most ${max} characters` });

const pageName = z.enum(FIXED_PAGE_NAMES, {
  error: `page must be one of ${FIXED_PAGE_NAMES.join(", ")}`,
});

export const textParameter = z.object({ page: pageName.meta({ description: "A fixed page." }) });

export const textVersionParameter = textParameter.extend({
  id: numberParameter("id").meta({ description: "A posted text." }),
});

const writtenSection = z.object({
  part: z.string().meta({ description: "Part of the page that it is in." }),
  id: z.string().max(80).meta({ description: "Its anchor; made of its title where it is empty." }),
  title: oneLine("title", MAX_SECTION_TITLE),
  html: z
    .string({ error: "Type the text" })
    .max(MAX_SECTION, { error: `at most ${MAX_SECTION} characters` })
    .superRefine(refuseTooMuchMarkup)
    .transform(sanitizeOwn)
    .pipe(z.string().min(1, { error: "Type the text" }))
    .meta({ description: "Rich text; sanitised when it is stored." }),
});

/** A text as operators send it. */
export const pageText = z
  .object({
    summary: oneLine("summary", MAX_SUMMARY),
    sections: z
      .array(writtenSection)
      .min(1, { error: "The page needs a text" })
      .max(MAX_SECTIONS, { error: `at most ${MAX_SECTIONS} sections` }),
  })
  .meta({ id: "PageText" });

export const postingBody = z
  .object({
    effective_at: z.iso
      .datetime({ offset: true, error: "a time such as 2026-12-24T00:00:00+05:00" })
      .transform((value) => new Date(value).toISOString())
      .nullable()
      .meta({ description: "null: as soon as it may." }),
  })
  .meta({ id: "TextPosting" });

const textMoment = z.string().meta({ description: "ISO 8601, UTC." });

const storedText = z.object({
  summary: z.string(),
  sections: z.array(
    z.object({ part: z.string(), id: z.string(), title: z.string(), html: z.string() }),
  ),
});

const ofPage = {
  page: pageName,
  title: z.string(),
  is_own: z.boolean().meta({ description: "False where the text in force is the one that ships." }),
  since: textMoment.nullable().meta({ description: "When the text in force took effect." }),
  shipped_changed: z
    .boolean()
    .meta({ description: "What ships has changed since the text in force was posted." }),
};

export const officeTexts = z
  .object({
    data: z.array(
      z.object({
        ...ofPage,
        coming_at: textMoment.nullable().meta({ description: "When the next text takes effect." }),
        has_draft: z.boolean(),
      }),
    ),
  })
  .meta({ id: "OfficeTexts" });
export type OfficeTextRow = z.infer<typeof officeTexts>["data"][number];

const textState = z.enum(["coming", "in_force", "earlier", "withdrawn"]);

export const officeText = z
  .object({
    ...ofPage,
    etag: z.string().meta({ description: "Send it as `If-Match` with a change." }),
    text: storedText.meta({ description: "The text in force." }),
    shipped: storedText.meta({ description: "The text that comes with the program." }),
    draft: z
      .object({ text: storedText, by: z.string().nullable(), saved_at: textMoment })
      .nullable(),
    earliest_at: textMoment
      .nullable()
      .meta({ description: "When what is posted now may take effect; null: at once." }),
    contact_email: z.string().meta({ description: "The address that the site gives visitors." }),
    figures: z
      .object({ courses: z.string(), institutions: z.string(), site: z.string() })
      .meta({ description: "What {courses}, {institutions} and {site} within texts become." }),
    versions: z
      .array(
        z.object({
          id: z.int(),
          state: textState,
          is_shipped: z.boolean(),
          by: z.string().nullable(),
          posted_at: textMoment,
          effective_at: textMoment,
        }),
      )
      .meta({ description: "Everything that was posted, the newest first." }),
  })
  .meta({ id: "OfficeText" });
export type OfficeText = z.infer<typeof officeText>;
export type TextVersion = OfficeText["versions"][number];

export const postedText = z
  .object({ id: z.int(), text: storedText })
  .meta({ id: "PostedPageText" });
