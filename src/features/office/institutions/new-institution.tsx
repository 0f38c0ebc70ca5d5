import { useState } from "react";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { callOffice, type OfficeProblem, problemWords } from "../office-call.ts";
import { chooseInstitution } from "../own-institution.store.ts";

/** Lists an institution that nobody applied for, and leads to what it says of itself. */
export function NewInstitution() {
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  if (name === null) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setName("")}>
        Add an institution
      </Button>
    );
  }
  const add = async () => {
    const added = await callOffice(APPLICATIONS.addInstitution, { body: { name } });
    setProblem(added.problem);
    if (!added.body) return;
    chooseInstitution(added.body.id);
    // Anew: the institutions at the top do not know it yet.
    location.assign(paths.office("institution"));
  };
  return (
    <form
      noValidate
      aria-label="Add an institution"
      className="office-panel grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label="Name of the new institution"
        hint="The site lists it at once, without courses. You say the rest of it next."
        autoFocus
        dir="auto"
        value={name}
        error={problem ? (problem.fields.name ?? problemWords(problem)) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Add it</Button>
        <Button variant="quiet" onClick={() => setName(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
