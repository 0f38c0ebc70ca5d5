import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { EMAIL_CHANGE_HOURS } from "../account-limits.ts";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { updateUser } from "../session.store.ts";
import { callWithSession } from "../session-client.ts";
import { type User, userOf } from "../user.ts";
import { NOT_DONE } from "./texts.ts";

interface PendingEmailProps {
  /** The new address. */
  pending: string;
  user: User;
}

/** A new address that is not confirmed yet, with a button to cancel the change. */
export function PendingEmail({ pending, user }: PendingEmailProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const callOff = async () => {
    if (isSending) return;
    setSending(true);
    const { body, problem } = await callWithSession(OWN_ACCOUNT.callOffEmail, {});
    setSending(false);
    if (problem) return setFailure(serverSentence(NOT_DONE)(problem));
    updateUser(userOf(body) ?? { ...user, pending_email: null });
  };
  return (
    <section
      aria-label="New address"
      className="grid gap-2 rounded-md border border-line-strong bg-sunken px-4 py-3"
    >
      <p>
        <strong className="break-all">{pending}</strong> is not confirmed yet. Follow the link in
        the mail that we sent there; it works for {EMAIL_CHANGE_HOURS} hours. Until then you sign in
        with <span className="break-all">{user.email}</span>.
      </p>
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button
        variant="secondary"
        onClick={callOff}
        aria-disabled={isSending}
        className="justify-self-start"
      >
        Keep the old address
      </Button>
    </section>
  );
}
