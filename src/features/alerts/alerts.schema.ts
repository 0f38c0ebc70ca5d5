import { z } from "zod";
import { idParameter, sentObject } from "#platform/http/calls.schema.ts";
import { ALERT_STATES } from "./alerts.ts";
import { MAX_QUERY_CHARACTERS } from "./alerts-limits.ts";

const savedSearch = z
  .object({
    id: z.string(),
    query: z.string().meta({ description: "The query of the list's address." }),
    title: z.string(),
    courses: z.int().meta({ description: "How many courses it finds now." }),
    is_whole: z.boolean().meta({
      description: "False where one of its filters is no longer there: it finds less, or nothing.",
    }),
    created_at: z.string(),
  })
  .meta({ id: "SavedSearch" });

const alertedCourse = z
  .object({
    id: z.int(),
    name: z.string(),
    institution: z.string(),
    is_listed: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: "AlertedCourse" });

export const alerts = z
  .object({
    state: z.enum(ALERT_STATES).meta({
      description:
        "on; paused by the person; unconfirmed: the link of a mail to the address was not followed yet; refused: the mail server of the address refused our last mail for good.",
    }),
    mailed_on: z.string().nullable().meta({ description: "Day of the last mail, YYYY-MM-DD." }),
    searches: z.array(savedSearch),
    courses: z.array(alertedCourse),
  })
  .meta({ id: "Alerts" });

const QUERY_MISSING = "Send query, the filters of the list's address";

export const savedSearchBody = sentObject("SavedSearchBody", {
  query: z
    .string({ error: QUERY_MISSING })
    .min(1, { error: QUERY_MISSING })
    .max(MAX_QUERY_CHARACTERS, {
      error: `query must be at most ${MAX_QUERY_CHARACTERS} characters long`,
    }),
});

export const alertPause = sentObject("AlertPause", {
  paused: z.boolean({ error: "paused must be true or false" }),
});

export const searchParameter = z.object({
  id: z.string().max(100).meta({ description: "Id of a saved search." }),
});

/** A link's form: its address says all. */
export const linkForm = z.object({});

export const courseParameter = idParameter;

export type Alerts = z.output<typeof alerts>;
