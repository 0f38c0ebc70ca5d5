import { z } from "zod";
import { requiredEmail, requiredLine, requiredText } from "#platform/text-field.schema.ts";
import type { TicketField } from "./contact.ts";

/** Longest texts of a message to us, in characters. */
export const TICKET_LIMITS = { name: 120, message: 5_000 } as const;

/** A message to us; the texts of what is wrong are those of the specification, section 5. */
export const ticket = z
  .object(
    {
      name: requiredLine("name", TICKET_LIMITS.name),
      email: requiredEmail("email"),
      message: requiredText("message", TICKET_LIMITS.message),
      website: z
        .unknown()
        .optional()
        .meta({ description: "Leave it out: people do not see this field, programs fill it in." }),
    },
    { error: "Send an object with name, email and message" },
  )
  .meta({ id: "Ticket" });

/** What is wrong with a message, by field; nothing where it can be sent. */
export function faultsOf(values: unknown): Partial<Record<TicketField, string>> | null {
  const { error } = ticket.safeParse(values);
  return error ? faultsIn(error) : null;
}

/** The first thing that is wrong with each field. */
export function faultsIn(error: z.ZodError): Partial<Record<TicketField, string>> {
  const faults: Partial<Record<TicketField, string>> = {};
  for (const { path, message } of error.issues) faults[path[0] as TicketField] ??= message;
  return faults;
}

export const ticketReceived = z
  .object({ data: z.object({ id: z.int() }), message: z.string() })
  .meta({ id: "TicketReceived" });

/** A message as it was sent, with the field that only programs fill in. */
export type Submission = z.output<typeof ticket>;
export type Ticket = Pick<Submission, TicketField>;
