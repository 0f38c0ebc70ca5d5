import { useState } from "react";
import { PEOPLE } from "#features/accounts/people.endpoints.ts";
import type { ManagedPerson } from "#features/accounts/people.schema.ts";
import type { Role } from "#platform/access.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useAnswer } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { PagedList } from "../paged-list.tsx";
import { NewPerson } from "./new-person.tsx";
import { PersonCard } from "./person-card.tsx";
import { ROLE_OPTIONS } from "./role-words.ts";

/** People of one page. */
const MAX_PEOPLE = 20;

type PersonState = "active" | "disabled";

const ANY = { value: "", label: "All" };
const ROLE_FILTERS = [ANY, ...ROLE_OPTIONS];
const STATE_OPTIONS = [
  ANY,
  { value: "active", label: "May sign in" },
  { value: "disabled", label: "Disabled" },
];

/** Accounts: who may do what, for administrators. */
export default function PeoplePage({ user }: OfficePartProps) {
  const [text, setText] = useState("");
  const [role, setRole] = useState<Role | "">("");
  const [state, setState] = useState<PersonState | "">("");
  const [page, setPage] = useState(1);
  const asked = useAnswer(PEOPLE.list, {
    query: { text, page, limit: MAX_PEOPLE, ...(role && { role }), ...(state && { state }) },
  });
  const from = <T,>(choose: (value: T) => void) => {
    return ({ target }: { target: { value: string } }) => {
      choose(target.value as T);
      setPage(1);
    };
  };
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">People</h1>
      <NewPerson onAdded={asked.again} />
      <fieldset className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <legend className="sr-only">Filters</legend>
        <TextField label="Name or address" type="search" value={text} onChange={from(setText)} />
        <SelectField label="Role" value={role} options={ROLE_FILTERS} onChange={from(setRole)} />
        <SelectField
          label="State"
          value={state}
          options={STATE_OPTIONS}
          onChange={from(setState)}
        />
      </fieldset>
      <PagedList
        of={asked}
        failed="The people could not be read"
        label="Pages of people"
        onPage={setPage}
        none={
          <EmptyState title="Nobody is called that">
            <p>Search by a part of the name or of the address.</p>
          </EmptyState>
        }
      >
        {(person: ManagedPerson) => (
          <PersonCard person={person} isMe={person.email === user.email} onChanged={asked.again} />
        )}
      </PagedList>
    </div>
  );
}
