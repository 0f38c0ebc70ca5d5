import { z } from "zod";
import {
  idParameter,
  limitParameter,
  pageMeta,
  pageParameter,
  sentObject,
} from "#platform/http/calls.schema.ts";
import { requiredText } from "#platform/text-field.schema.ts";
import { TICKET_LIMITS } from "./contact-limits.ts";

const TICKET_STATES = ["open", "answered", "closed"] as const;

const ticketState = z.enum(TICKET_STATES, {
  error: `state must be one of ${TICKET_STATES.join(", ")}`,
});

export const officeTicketsQuery = z.object({
  state: ticketState.optional().meta({ description: "Where it stands." }),
  kind: z
    .enum(["message", "mistake"], { error: "kind must be message or mistake" })
    .optional()
    .meta({ description: "A message to the site, or a mistake reported in a record." }),
  mine: z
    .enum(["true", "false"], { error: "mine must be true or false" })
    .default("false")
    .meta({ description: "true: only what you take care of." }),
  page: pageParameter,
  limit: limitParameter,
});

export const officeTicketParameter = idParameter;

export const ticketText = sentObject("TicketText", {
  text: requiredText(
    {
      missing: "Write something first",
      tooLong: `Write at most ${TICKET_LIMITS.message} characters`,
    },
    TICKET_LIMITS.message,
  ),
});

export const ticketChange = sentObject(
  "TicketChange",
  {
    state: ticketState.optional(),
    assigned_to: z
      .string({ error: "assigned_to must be the id of an operator, or null" })
      .max(100, { error: "assigned_to must be the id of an operator, or null" })
      .nullable()
      .optional(),
  },
  "state or assigned_to",
);

const operator = z.object({ id: z.string(), name: z.string() });

export const officeTicket = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    subject: z.string().nullable().meta({ description: "The record's name; null for none." }),
    course_id: z.int().nullable(),
    institution_id: z.int().nullable(),
    about: z.string().nullable().meta({ description: "The part that the mistake is in." }),
    shown: z.string().nullable().meta({ description: "What the page said of its source." }),
    state: z.enum(TICKET_STATES),
    assigned_to: operator.nullable(),
    created_at: z.string(),
    entries: z.array(
      z.object({
        kind: z.enum(["answer", "note"]),
        text: z.string(),
        by: z.string().nullable().meta({ description: "Null where the account is gone." }),
        created_at: z.string(),
      }),
    ),
  })
  .meta({ id: "OfficeTicket" });

export const officeTickets = z
  .object({ data: z.array(officeTicket), meta: pageMeta, operators: z.array(operator) })
  .meta({ id: "OfficeTickets" });

export type OfficeTicketsQuery = z.output<typeof officeTicketsQuery>;
export type TicketChange = z.output<typeof ticketChange>;
export type OfficeTicket = z.output<typeof officeTicket>;
export type OfficeTickets = z.output<typeof officeTickets>;
