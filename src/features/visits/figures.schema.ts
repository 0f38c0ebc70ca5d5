import { z } from "zod";
import { digitsOf, numberParameter } from "#platform/http/calls.schema.ts";
import { FIGURE_SPANS, MIN_SIMILAR } from "./figures.ts";
import { MEASURES, type Measure } from "./measures.ts";

/** The span of an answer, in days up to today. */
export const spanParameter = <const Spans extends readonly number[]>(spans: Spans) =>
  z
    .preprocess(digitsOf, z.literal(spans, { error: `days must be one of ${spans.join(", ")}` }))
    .meta({ description: "Days up to today." });

export const figuresQuery = z.object({
  institution: numberParameter("institution").meta({ description: "Id of the institution." }),
  course: numberParameter("course").optional().meta({ description: "Only of this course of it." }),
  days: spanParameter(FIGURE_SPANS),
});

export type FiguresQuery = z.infer<typeof figuresQuery>;

const count = z.int();

/** What each number counts. */
const COUNTED_AS: Readonly<Record<Measure, string>> = {
  views: "Its page was opened.",
  listed: "It stood on a page of the list of courses.",
  found: "It stood on a page of what a text found.",
  shortlisted: "It was added to a shortlist.",
  compared: "It stood in a comparison.",
  phone: "The phone number on its page was followed.",
  mail: "The mail address on its page was followed.",
  website: "The website on its page was followed.",
  applied: "The way to apply on its page was followed.",
  questions: "A question was asked about it.",
};

const numbers = z
  .object(
    Object.fromEntries(
      MEASURES.map((measure) => [measure, count.meta({ description: COUNTED_AS[measure] })]),
    ) as Record<Measure, typeof count>,
  )
  .meta({ id: "Figures" });

export type Numbers = z.infer<typeof numbers>;

export const figuresAnswer = z.object({
  data: z.object({
    total: numbers.meta({ description: "Of the course, or of all courses and the profile." }),
    steps: z
      .array(z.object({ from: z.string(), to: z.string(), ...numbers.shape }))
      .meta({ description: "By day; of longer spans by week." }),
    profile: numbers.meta({ description: "Of the institution's own page." }),
    courses: z
      .array(z.object({ id: count, name: z.string(), ...numbers.shape }))
      .meta({ description: "Courses on the site, the most viewed first." }),
    similar: z
      .object({
        courses: count.meta({ description: "Others of the same category and level." }),
        median: numbers
          .nullable()
          .meta({ description: `Null where they are fewer than ${MIN_SIMILAR}.` }),
        views: z.array(count).nullable().meta({ description: "Median of the views of each step." }),
      })
      .nullable()
      .meta({ description: "What the course is compared with; null for an institution." }),
  }),
});

export type FiguresAnswer = z.infer<typeof figuresAnswer>;
