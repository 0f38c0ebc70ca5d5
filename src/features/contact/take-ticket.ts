import { redirect } from "react-router";
import { type PageForm, takeForm } from "#web/forms/take-form.ts";
import { contactContext } from "./contact.context.ts";
import type { ticket } from "./contact.schema.ts";
import { TICKET_FAILED } from "./contact.ts";
import { TICKET_LIMITS } from "./contact-limits.ts";

/**
 * Handles the form without JavaScript, as the action of its page.
 *
 * @param schema rules and sentences of the page's form.
 * @param next address to redirect to after the message was received.
 */
export async function takeTicket(args: PageForm, schema: typeof ticket, next: string) {
  const contact = args.context.get(contactContext);
  return await takeForm(args, {
    schema,
    returned: ["name", "email", "message", "about"],
    maxReturned: 2 * TICKET_LIMITS.message,
    failed: TICKET_FAILED,
    act: contact.receive,
    done: () => {
      throw redirect(next);
    },
  });
}
