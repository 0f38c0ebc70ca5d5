import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { Notice, NoticeRegion } from "#ui/notice.tsx";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import type { FormProblem, ReturnedForm } from "#web/forms/form.ts";
import { paths } from "#web/paths.ts";
import { RECEIVED, type TicketField } from "./contact.ts";
import { type ContactFormKind, useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  kind: ContactFormKind;
  /** The server's answer to a form sent without JavaScript. */
  returned: ReturnedForm | undefined;
  /** True on the page that follows a form that was sent without JavaScript and received. */
  received: boolean;
  /** Address that takes the form without JavaScript. */
  action?: string;
  /** Fields about the subject of the message, before its text. */
  children?: (about: string) => ReactNode;
  hint?: string;
}

const TICKET_FIELDS: readonly TicketField[] = ["name", "email", "message"];

/** The contact form; the browser itself sends it before hydration. */
export function ContactForm({
  kind,
  returned,
  received,
  action = paths.contact(),
  hint,
  children,
}: ContactFormProps) {
  const { problem, isDone, isSending, formProps, values, round, banner, closeBanner } =
    useContactForm(returned, kind);
  const faults = problem?.fields ?? {};
  const summary = useRef<HTMLElement>(null);
  useFocusOnOutcome(summary, problem, isDone);
  return (
    <>
      <form key={round} {...formProps} action={action} className="relative grid gap-5">
        <TicketOutcome summary={summary} problem={problem} isDone={isDone} received={received} />
        {children?.(values.about ?? "")}
        <TextField
          id="contact-name"
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={faults.name}
        />
        <EmailField id="contact-email" defaultValue={values.email} error={faults.email} />
        <TextAreaField
          id="contact-message"
          label="Message"
          name="message"
          hint={hint}
          required
          defaultValue={values.message}
          error={faults.message}
        />
        <ForPrograms id="contact-website" />
        <Button type="submit" size="lg" aria-disabled={isSending} className="justify-self-start">
          {isSending ? "Sending..." : "Send message"}
        </Button>
      </form>
      <NoticeRegion>
        {banner && (
          <Notice tone={banner.tone} onClose={closeBanner}>
            {banner.text}
          </Notice>
        )}
      </NoticeRegion>
    </>
  );
}

interface TicketOutcomeProps {
  summary: RefObject<HTMLElement | null>;
  problem: FormProblem | null;
  isDone: boolean;
  received: boolean;
}

/**
 * The outcome of sending, shown until the form changes; the banner with the same text disappears
 * sooner.
 */
function TicketOutcome({ summary, problem, isDone, received }: TicketOutcomeProps) {
  if (isDone) {
    return (
      <p ref={summary as RefObject<HTMLParagraphElement | null>} tabIndex={-1} className={SENT}>
        Your message was sent. You can write another one.
      </p>
    );
  }
  if (problem === null) return received ? <p className={SENT}>{RECEIVED}</p> : null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-label="There is a problem"
      className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      {problem.error === null ? (
        <Faults fields={problem.fields} />
      ) : (
        <>
          <p>{problem.error}</p>
          <p className="mt-1">Your text is still here: you can send it again.</p>
        </>
      )}
    </section>
  );
}

const SENT = "rounded-md border border-success bg-success-soft px-4 py-3 text-success";

function Faults({ fields }: { fields: Record<string, string> }) {
  const others = Object.entries(fields).filter(
    ([field]) => !TICKET_FIELDS.some((own) => own === field),
  );
  return (
    <>
      <p className="font-semibold">Your message was not sent yet:</p>
      <ul className="mt-1 list-disc ps-5">
        {others.map(([field, problem]) => (
          <li key={field}>{problem}</li>
        ))}
        {TICKET_FIELDS.filter((field) => fields[field]).map((field) => (
          <li key={field}>
            <a href={`#contact-${field}`} className="underline underline-offset-4">
              {fields[field]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Moves the focus to the outcome, so that it is read out before the links to the fields; the form
 * that had the focus was replaced.
 */
function useFocusOnOutcome(
  summary: RefObject<HTMLElement | null>,
  problem: FormProblem | null,
  isDone: boolean,
) {
  useEffect(() => {
    if (isDone || problem?.error === null) summary.current?.focus();
  }, [summary, problem, isDone]);
}
