import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { MISSING } from "../accounts.ts";
import { FormProblems } from "../forms/form-problems.tsx";
import { missingIn, useAccountForm, wrongOf } from "../forms/use-account-form.ts";
import { callWithSession } from "../session-client.ts";
import { NOT_DONE } from "./texts.ts";

const DELETION_FIELDS = { password: "deletion-password" };

/** Deletes the account after a confirmation with its password. */
export function AccountDeletion({ onDeleted }: { onDeleted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <>
      <Button variant="danger" onClick={() => dialog.current?.showModal()}>
        Delete my account
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        data-ground="surface"
        className="m-auto w-[min(32rem,100vw-2rem)] rounded-xl border border-line bg-surface p-6 text-ink shadow-overlay backdrop:bg-deep/60"
      >
        <h3 id={heading} className="text-xl">
          Delete your account?
        </h3>
        <p className="mt-2 text-ink-soft">
          Your details, saved courses, chat history and sessions are deleted at once. Nobody can
          bring them back. The shortlist in this browser stays.
        </p>
        <DeletionForm onDeleted={onDeleted} onCancel={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

interface DeletionFormProps {
  onDeleted: () => void;
  onCancel: () => void;
}

function DeletionForm({ onDeleted, onCancel }: DeletionFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    check: (values) => missingIn(values, { password: MISSING.password }),
    send: async ({ password = "" }) => {
      const { problem } = await callWithSession(OWN_ACCOUNT.delete, { body: { password } });
      if (problem) return wrongOf(problem, NOT_DONE);
      onDeleted();
      return null;
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <FormProblems wrong={wrong} fields={DELETION_FIELDS} />
      <PasswordField
        id={DELETION_FIELDS.password}
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        error={wrong?.fields.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" aria-disabled={isSending}>
          Delete my account for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
