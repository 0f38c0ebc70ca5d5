import { z } from "zod";
import { pageParameter } from "#platform/http/calls.schema.ts";
import { requiredText } from "#platform/text-field.schema.ts";
import { TICKET_LIMITS } from "./contact-limits.ts";

/** What an inbox is narrowed by: questions are those that no institution gets. */
export const inboxQuery = z.object({
  kind: z
    .enum(["message", "mistake", "question"], {
      error: "kind must be message, mistake or question",
    })
    .optional(),
  state: z
    .enum(["open", "answered", "closed", "all"], {
      error: "state must be open, answered, closed or all",
    })
    .default("open"),
  page: pageParameter,
});

export const ticketText = z.object({
  text: requiredText(
    {
      missing: "Write something first",
      tooLong: `Write at most ${TICKET_LIMITS.message} characters`,
    },
    TICKET_LIMITS.message,
  ),
});
