import { z } from "zod";

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

export const ticketReceived = z
  .object({ data: z.object({ id: z.int() }), message: z.string() })
  .meta({ id: "TicketReceived" });

export type Ticket = Pick<z.output<typeof ticket>, "name" | "email" | "message">;
