import { useState } from "react";
import { Link } from "react-router";
import { PEOPLE } from "#features/accounts/people.endpoints.ts";
import type { ManagedPerson } from "#features/accounts/people.schema.ts";
import { OfficeCard } from "#office/card.tsx";
import { isOperatorRole, type Role } from "#platform/access.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { dayWords, momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { callOffice } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { type Mutation, MutationOutcome, useMutation } from "../use-mutation.tsx";
import { ROLE_HINT, ROLE_OPTIONS, ROLE_WORDS } from "./role-words.ts";

interface PersonCardProps {
  person: ManagedPerson;
  /** True of who looks. */
  isMe: boolean;
  onChanged: () => void;
}

/** One account: what it may do, and what an administrator can do with it. */
export function PersonCard({ person, isMe, onChanged }: PersonCardProps) {
  const { name, email, role, disabled_at, institutions } = person;
  const act = useMutation();
  return (
    <OfficeCard
      title={isMe ? `${name} (you)` : name}
      about={email}
      badge={
        <div className="flex flex-wrap gap-1">
          {disabled_at && <Badge tone="danger">Disabled</Badge>}
          {(role !== "visitor" || institutions.length === 0) && (
            <Badge tone={role === "visitor" ? "neutral" : "brand"}>{ROLE_WORDS.get(role)}</Badge>
          )}
          {institutions.length > 0 && <Badge tone="brand">Speaks for an institution</Badge>}
        </div>
      }
    >
      <p className="text-ink-soft">{personFacts(person)}</p>
      {institutions.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          Speaks for:
          {institutions.map((one) => (
            <Link key={one.id} to={paths.office("members", one.id)} className="office-link">
              {one.name} ({one.role})
            </Link>
          ))}
        </p>
      )}
      <PersonActs person={person} act={act} onChanged={onChanged} />
      <MutationOutcome of={act} />
    </OfficeCard>
  );
}

function personFacts(person: ManagedPerson): string {
  const { created_at, last_used_at, two_factor, email_verified, disabled_at } = person;
  return [
    `Since ${dayWords(created_at)}`,
    last_used_at ? `last seen ${momentWords(last_used_at)}` : "signed in nowhere",
    email_verified ? "address proven" : "address not proven",
    two_factor ? "two-factor sign-in is on" : "no two-factor sign-in",
    disabled_at && `disabled on ${dayWords(disabled_at)}`,
  ]
    .filter(Boolean)
    .join("; ");
}

interface PersonActsProps {
  person: ManagedPerson;
  act: Mutation;
  onChanged: () => void;
}

/** In the order of their buttons; those with `what` are asked before they are done. */
const ACCOUNT_ACTS = {
  enable: { label: "Enable", done: "They can sign in again." },
  sendLink: { label: "Mail a link for a new password", done: "It is on its way." },
  signOut: {
    label: "Sign out everywhere",
    what: "Their sessions end on every device, and they sign in anew.",
    button: (name: string) => `Sign ${name} out`,
    done: "Signed out everywhere.",
  },
  endTwoFactor: {
    label: "End two-factor sign-in",
    what: "Their password alone signs them in then. Be sure that it is them who ask.",
    button: () => "End two-factor sign-in",
    done: "It is off.",
  },
  disable: {
    label: "Disable",
    what: "They are signed out everywhere and cannot sign in any more.",
    button: (name: string) => `Disable ${name}`,
    done: "Disabled.",
  },
} as const;
type PersonAct = keyof typeof ACCOUNT_ACTS;

function actsFor({ disabled_at, two_factor }: ManagedPerson): PersonAct[] {
  if (disabled_at !== null) return ["enable"];
  return ["sendLink", "signOut", ...(two_factor ? (["endTwoFactor"] as const) : []), "disable"];
}

function PersonActs({ person, act, onChanged }: PersonActsProps) {
  const [asking, setAsking] = useState<PersonAct | "role" | null>(null);
  const run = async (name: PersonAct) => {
    setAsking(null);
    const call = () => callOffice(PEOPLE[name], { params: { person: person.id } });
    if (await act.run(call, ACCOUNT_ACTS[name].done)) onChanged();
  };
  if (asking === "role") {
    return (
      <RoleForm person={person} act={act} onChanged={onChanged} onClose={() => setAsking(null)} />
    );
  }
  const asked = asking && ACCOUNT_ACTS[asking];
  if (asking && asked && "what" in asked) {
    return (
      <div className="office-entry">
        <p>{asked.what}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" autoFocus onClick={() => run(asking)}>
            {asked.button(person.name)}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(null)}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setAsking("role")}>
        Change role
      </Button>
      {actsFor(person).map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="sm"
          className="min-h-11"
          onClick={() => ("what" in ACCOUNT_ACTS[name] ? setAsking(name) : run(name))}
        >
          {ACCOUNT_ACTS[name].label}
        </Button>
      ))}
    </div>
  );
}

/** What stands between a person and the office of an operator. */
function missingWords({ email_verified, two_factor }: ManagedPerson): string {
  const missing = [
    ...(email_verified ? [] : ["Nobody proved yet that the address is theirs."]),
    ...(two_factor ? [] : ["The office opens to them once they set up two-factor sign-in."]),
  ];
  return missing.join(" ");
}

function RoleForm({ person, act, onChanged, onClose }: PersonActsProps & { onClose: () => void }) {
  const [role, setRole] = useState<Role>(person.role);
  const save = async () => {
    const params = { person: person.id };
    const words = `${person.name} is ${ROLE_WORDS.get(role)?.toLowerCase()} now.`;
    const isDone = await act.run(
      () => callOffice(PEOPLE.giveRole, { params, body: { role } }),
      words,
    );
    onClose();
    if (isDone) onChanged();
  };
  return (
    <OfficeForm
      className="office-entry"
      act={act}
      button="Save role"
      outcome={null}
      onSend={save}
      onCancel={onClose}
    >
      <SelectField
        label={`Role of ${person.name}`}
        hint={ROLE_HINT}
        autoFocus
        value={role}
        options={ROLE_OPTIONS}
        onChange={({ target }) => setRole(target.value as Role)}
      />
      {isOperatorRole(role) && !(person.email_verified && person.two_factor) && (
        <p className="office-warning">{missingWords(person)}</p>
      )}
    </OfficeForm>
  );
}
