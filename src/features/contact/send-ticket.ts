import type { z } from "zod";
import { type CallProblem, call } from "#web/api-client.ts";
import { SEND_TICKET } from "./contact.endpoints.ts";
import type { ticket } from "./contact.schema.ts";
import { type FormAnswer, TICKET_FAILED } from "./contact.ts";

/** Checks a message by the rules of the API, posts it if it is valid, and says what became of it. */
export async function sendTicket(values: Record<string, unknown>): Promise<FormAnswer> {
  try {
    // On demand: only who writes to us needs the rules.
    const { ticketFaults } = await import("./contact.schema.ts");
    const fields = ticketFaults(values);
    if (fields) return { state: "invalid", fields };
    const { problem } = await call(SEND_TICKET, { body: values as z.input<typeof ticket> });
    return problem === null ? { state: "sent" } : refused(problem);
  } catch {
    return { state: "failed", error: TICKET_FAILED };
  }
}

function refused({ status, error, fields }: CallProblem): FormAnswer {
  if (status === 422 && Object.keys(fields).length > 0) return { state: "invalid", fields };
  return { state: "failed", error: (status === 429 && error) || TICKET_FAILED };
}
