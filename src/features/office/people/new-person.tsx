import { useState } from "react";
import { PEOPLE } from "#features/accounts/people.endpoints.ts";
import type { Role } from "#platform/access.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceLine, heldFields, NeededLine } from "../editor/small-fields.tsx";
import { callOffice } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { useWasOpen } from "../use-was-open.ts";
import { ROLE_HINT, ROLE_OPTIONS } from "./role-words.ts";

const NOBODY = { name: "", email: "", role: "editor" as Role };

/** Makes an account for somebody who has none. */
export function NewPerson({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState<typeof NOBODY | null>(null);
  const wasOpen = useWasOpen(typed !== null);
  const act = useMutation();
  if (typed === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button autoFocus={wasOpen} variant="secondary" onClick={() => setTyped(NOBODY)}>
          Add a person
        </Button>
        <MutationOutcome of={act} />
      </div>
    );
  }
  const { name, email } = typed;
  const held = heldFields(
    typed,
    (changes) => setTyped({ ...typed, ...changes }),
    (field) => act.wrong.get(field),
  );
  const add = async () => {
    const words = `${name} has an account, and chooses a password by the mail to ${email}.`;
    if (!(await act.run(() => callOffice(PEOPLE.add, { body: typed }), words))) return;
    setTyped(null);
    onAdded();
  };
  return (
    <OfficeForm
      aria-label="Add a person"
      act={act}
      button="Make the account"
      onSend={add}
      onCancel={() => setTyped(null)}
    >
      <NeededLine label="Full name" autoFocus dir="auto" {...held("name")} />
      <NeededLine
        label="Email"
        type="email"
        hint="A link to choose a password is mailed to it."
        {...held("email")}
      />
      <ChoiceLine
        label="What they may do"
        hint={ROLE_HINT}
        options={ROLE_OPTIONS}
        {...held("role")}
      />
    </OfficeForm>
  );
}
