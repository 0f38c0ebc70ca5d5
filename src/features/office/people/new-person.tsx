import { useState } from "react";
import { PEOPLE } from "#features/accounts/people.endpoints.ts";
import type { Role } from "#platform/access.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { callOffice } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { ActOutcome, useOfficeAct } from "../use-office-act.tsx";
import { ROLE_HINT, ROLE_OPTIONS } from "./role-words.ts";

const NOBODY = { name: "", email: "", role: "editor" as Role };

/** Makes an account for somebody who has none. */
export function NewPerson({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState<typeof NOBODY | null>(null);
  const act = useOfficeAct();
  if (typed === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" onClick={() => setTyped(NOBODY)}>
          Add a person
        </Button>
        <ActOutcome of={act} />
      </div>
    );
  }
  const { name, email, role } = typed;
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
      <TextField
        label="Full name"
        autoFocus
        dir="auto"
        value={name}
        error={act.wrong.get("name")}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label="Email"
        type="email"
        hint="A link to choose a password is mailed to it."
        value={email}
        error={act.wrong.get("email")}
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
      />
      <SelectField
        label="What they may do"
        hint={ROLE_HINT}
        value={role}
        options={ROLE_OPTIONS}
        onChange={({ target }) => setTyped({ ...typed, role: target.value as Role })}
      />
    </OfficeForm>
  );
}
