import { z } from "zod";
import { understood } from "#features/publishing/understood.schema.ts";
import {
  correction,
  limitParameter,
  orderParameter,
  pageParameter,
  queryParameter,
} from "#platform/http/calls.schema.ts";

/** What searches over courses and institutions answer. */

const suggestion = z
  .object({
    type: z.enum(["Course", "Institution"]),
    id: z.int(),
    name: z.string(),
    info1: z.string().meta({
      description: "Second line: the institution of a course, the places of an institution.",
    }),
    sample: z.boolean().meta({ description: "True for fictional ones of the sample data." }),
  })
  .meta({ id: "Suggestion" });

export const spotlight = z
  .object({
    data: z.array(suggestion),
    current_page: z.int(),
    last_page: z.int(),
    total: z.int(),
    correction,
    understood,
  })
  .meta({ id: "SpotlightResults" });

export const spotlightQuery = z.object({
  query: queryParameter("query", "What was typed. Without it nothing is found."),
  page: pageParameter,
  limit: limitParameter,
  orderBy: orderParameter,
});

export const suggestions = z.object({ data: z.array(suggestion) }).meta({ id: "Suggestions" });

export const suggestionsQuery = z.object({
  query: queryParameter("query", "What was typed so far."),
});
