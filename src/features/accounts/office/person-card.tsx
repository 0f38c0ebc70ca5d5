import { Link } from "react-router";
import { OfficeCard } from "#office/card.tsx";
import { ActForm, Confirm } from "#office/form.tsx";
import { isOperatorRole, type Role } from "#platform/access.ts";
import { Badge } from "#ui/badge.tsx";
import { SelectField } from "#ui/field.tsx";
import { dayWords, momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import type { ManagedPerson } from "../operator.service.server.ts";

/** Roles in words. */
export const ROLE_WORDS = new Map<Role, string>([
  ["visitor", "Visitor"],
  ["institution", "Institution"],
  ["editor", "Editor"],
  ["admin", "Administrator"],
]);

export const ROLE_OPTIONS = [...ROLE_WORDS].map(([value, label]) => ({ value, label }));

export const ROLE_HINT =
  "Editors change every record and review; administrators also see to people and the site.";

interface PersonCardProps {
  person: ManagedPerson;
  /** True of who looks. */
  isMe: boolean;
}

/** One account: what it may do, and what an administrator can do with it. */
export function PersonCard({ person, isMe }: PersonCardProps) {
  const { name, email, role, disabled_at, institutions } = person;
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
            <Link key={one.id} to={paths.officeOf(one.id, "members")} className="office-link">
              {one.name} ({one.role})
            </Link>
          ))}
        </p>
      )}
      <PersonActs person={person} />
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

function PersonActs({ person }: { person: ManagedPerson }) {
  const { id, name, role, disabled_at, two_factor } = person;
  const of = { of: id, about: name };
  return (
    <div className="flex flex-wrap gap-2">
      <Confirm
        act="role"
        {...of}
        label="Change role"
        sendVariant="primary"
        question={missingWords(person)}
        confirm="Save role"
      >
        {(field) => (
          <SelectField
            {...field("role")}
            label={`Role of ${name}`}
            hint={ROLE_HINT}
            defaultValue={role}
            options={ROLE_OPTIONS}
          />
        )}
      </Confirm>
      {disabled_at !== null ? (
        <ActForm act="enable" {...of} button="Enable" variant="secondary" className="contents" />
      ) : (
        <>
          <ActForm
            act="send-link"
            {...of}
            button="Mail a link for a new password"
            variant="secondary"
            className="contents"
          />
          <Confirm
            act="sign-out"
            {...of}
            label="Sign out everywhere"
            question="Their sessions end on every device, and they sign in anew."
          />
          {two_factor && (
            <Confirm
              act="end-two-factor"
              {...of}
              label="End two-factor sign-in"
              question="Their password alone signs them in then. Be sure that it is them who ask."
            />
          )}
          <Confirm
            act="disable"
            {...of}
            label="Disable"
            question="They are signed out everywhere and cannot sign in any more."
          />
        </>
      )}
    </div>
  );
}

/** What stands between a person and the office of an operator. */
function missingWords({ role, email_verified, two_factor }: ManagedPerson): string {
  const missing = [
    ...(email_verified ? [] : ["Nobody proved yet that the address is theirs."]),
    ...(two_factor || isOperatorRole(role)
      ? []
      : ["The office opens to them once they set up two-factor sign-in."]),
  ];
  return missing.join(" ");
}
