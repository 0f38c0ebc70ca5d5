import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { callWithSession } from "../session-client.ts";
import { ConfirmationForm } from "./confirmation-form.tsx";

/** Deletes the account after its password was confirmed. */
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
          Your details, shortlist, saved searches and courses, chat history and sessions are deleted
          at once. Nobody can bring them back. The shortlist in this browser stays.
        </p>
        <ConfirmationForm
          id="deletion-password"
          className="mt-5"
          send={(body) => callWithSession(OWN_ACCOUNT.delete, { body })}
          onDone={onDeleted}
          button="Delete my account for good"
          look={{ variant: "danger" }}
          rowClass="flex flex-wrap gap-3"
          beside={() => (
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              Keep it
            </Button>
          )}
        />
      </dialog>
    </>
  );
}
