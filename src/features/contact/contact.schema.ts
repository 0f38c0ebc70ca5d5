import { z } from "zod";
import type { TicketField } from "./contact.ts";

/** Longest texts of a message to us, in characters. */
export const TICKET_LIMITS = { name: 120, email: 254, message: 5_000 } as const;

/** Control characters but line breaks and tabs; no database column takes a NUL. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const required = (field: keyof typeof TICKET_LIMITS) => {
  const missing = `${field} is a required field`;
  return z
    .string({ error: missing })
    .transform((value) => value.replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim())
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(TICKET_LIMITS[field], {
          error: `${field} must be at most ${TICKET_LIMITS[field]} characters`,
        }),
    );
};

/** A message to us; the texts of what is wrong are those of the specification, section 5. */
export const ticket = z
  .object(
    {
      name: required("name").transform((name) => name.replace(/\s+/g, " ")),
      email: required("email").pipe(z.email({ error: "email must be a valid email" })),
      message: required("message"),
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
