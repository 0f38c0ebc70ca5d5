import { z } from "zod";
import { spanParameter } from "./figures.schema.ts";
import { INSIGHT_SPANS } from "./figures.ts";
import { MIN_SEARCHES_SHOWN } from "./visit-limits.ts";

export const insightQuery = z.object({ days: spanParameter(INSIGHT_SPANS) });

export type InsightQuery = z.infer<typeof insightQuery>;

const timesCounted = z.int();
const searched = z
  .object({
    text: z.string(),
    uses: timesCounted.meta({ description: "How often it was searched." }),
    empty: timesCounted.meta({ description: "How often it found nothing." }),
    finds_now: z.boolean().meta({ description: "Whether it finds something today." }),
  })
  .meta({ id: "SearchedText" });

export const insightAnswer = z.object({
  data: z.object({
    steps: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          views: timesCounted,
          searches: timesCounted,
          empty: timesCounted,
          shortlisted: timesCounted,
          unanswered: timesCounted,
        }),
      )
      .meta({ description: "By day; of longer spans by week." }),
    searches: z
      .array(searched)
      .meta({ description: `Texts that were searched ${MIN_SEARCHES_SHOWN} times and more.` }),
    nothing_found: z
      .array(searched)
      .meta({ description: "Of these, what found nothing, most often first." }),
    filters: z.array(z.object({ filter: z.string(), value: z.string(), uses: timesCounted })),
    missed: z
      .array(
        z.object({ key: z.string(), fact: z.string(), courses: timesCounted, views: timesCounted }),
      )
      .meta({ description: "Views of courses that do not state a fact that students choose by." }),
    pages: z.array(
      z.object({
        path: z.string(),
        name: z.string().nullable().meta({ description: "Of a course or an institution." }),
        views: timesCounted,
      }),
    ),
    shortlisted: z.array(z.object({ id: z.int(), name: z.string(), times: timesCounted })),
    questions: z
      .array(z.object({ day: z.string(), text: z.string(), uses: timesCounted }))
      .meta({ description: "What the guide could not answer, the newest first." }),
  }),
});

export type InsightAnswer = z.infer<typeof insightAnswer>;
