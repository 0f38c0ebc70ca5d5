import { useEffect, useState } from "react";
import type { z } from "zod";
import { type CallProblem, call } from "#web/api-client.ts";
import type { ReturnedForm } from "#web/forms/form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { SEND_TICKET } from "./contact.endpoints.ts";
import type { ticket } from "./contact.schema.ts";
import { BANNER_MS, RECEIVED, TICKET_FAILED } from "./contact.ts";

interface FormBanner {
  tone: "success" | "danger";
  text: string;
}

/** How a message is checked and sent; only a rate limit has a message other than "failed". */
export const TICKET_FORM = {
  schema: async () => (await import("./contact.schema.ts")).ticket,
  send: (body: z.input<typeof ticket>) => call(SEND_TICKET, { body }),
  sentence: ({ status, error }: CallProblem) => (status === 429 && error) || TICKET_FAILED,
};

/** The form for mistakes, which has sentences of its own. */
const REPORT_FORM = {
  ...TICKET_FORM,
  schema: async () => (await import("./contact.schema.ts")).reportedMistake,
};

/** A form of its page: a message to us, or a mistake in a record. */
export type ContactFormKind = "message" | "report";

/** The contact form, with a banner that shows the outcome for two seconds. */
export function useContactForm(returned: ReturnedForm | undefined, kind: ContactFormKind) {
  const [banner, setBanner] = useState<FormBanner | null>(null);
  /** Increases when the form is reset. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (banner === null) return;
    const timer = setTimeout(() => setBanner(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const form = useForm({
    ...(kind === "report" ? REPORT_FORM : TICKET_FORM),
    returned,
    onDone: () => {
      setBanner({ tone: "success", text: RECEIVED });
      setRound(round + 1);
    },
    onProblem: ({ error }) => setBanner(error ? { tone: "danger", text: error } : null),
  });
  const values = round === 0 ? form.values : {};
  return { ...form, values, round, banner, closeBanner: () => setBanner(null) };
}
