import { useState } from "react";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { callOffice } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { chooseInstitution } from "../own-institution.ts";
import { useMutation } from "../use-mutation.tsx";
import { useWasOpen } from "../use-was-open.ts";

/** Lists an institution that nobody applied for, and leads to what it says of itself. */
export function NewInstitution() {
  const [name, setName] = useState<string | null>(null);
  const wasOpen = useWasOpen(name !== null);
  const act = useMutation();
  if (name === null) {
    return (
      <Button
        autoFocus={wasOpen}
        variant="secondary"
        className="justify-self-start"
        onClick={() => setName("")}
      >
        Add an institution
      </Button>
    );
  }
  const add = () =>
    act.run(
      () => callOffice(APPLICATIONS.addInstitution, { body: { name } }),
      "",
      ({ id }) => {
        chooseInstitution(id);
        // Anew: the institutions at the top do not know it yet.
        location.assign(paths.office("institution"));
      },
    );
  return (
    <OfficeForm
      aria-label="Add an institution"
      act={act}
      button="Add it"
      onSend={add}
      onCancel={() => setName(null)}
    >
      <TextField
        label="Name of the new institution"
        hint="The site lists it at once, without courses. You say the rest of it next."
        autoFocus
        dir="auto"
        value={name}
        error={act.wrong.get("name")}
        onChange={({ target }) => setName(target.value)}
      />
    </OfficeForm>
  );
}
