import { useId, useState } from "react";
import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import type { ListedApplication } from "#features/applications/applications.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { callOffice } from "../office-call.ts";
import { ActOutcome, useOfficeAct } from "../use-office-act.tsx";

/** One application: who, for which institution, and what speaks for them. */
export function ApplicationCard({ application }: { application: ListedApplication }) {
  const { id, name, position, email, institution, institution_id, created_at } = application;
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="office-panel grid gap-3">
      <div className="min-w-0">
        <h2 id={heading} className="text-base wrap-break-word">
          {institution_id === null ? (
            institution
          ) : (
            <Link to={paths.institution(institution_id)} className="office-link">
              {institution}
            </Link>
          )}
        </h2>
        <p className="wrap-break-word text-ink-soft">
          {name}, {position}, <a href={`mailto:${email}`}>{email}</a>, {dateWords(created_at)}
        </p>
      </div>
      <ApplicationSigns application={application} />
      {application.state === "waiting" ? (
        <DecisionForm id={id} name={name} institution={institution} />
      ) : (
        <DecisionMade application={application} />
      )}
    </article>
  );
}

/** What speaks for an application, or against it. */
function ApplicationSigns({ application }: { application: ListedApplication }) {
  const { institution_id, is_own_domain, owners, register_number } = application;
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={institution_id === null ? "accent" : "neutral"}>
        {institution_id === null ? "Not listed yet" : "Listed"}
      </Badge>
      {is_own_domain === true && <Badge tone="success">An address of the institution</Badge>}
      {is_own_domain === false && <Badge tone="danger">Not an address of the institution</Badge>}
      {is_own_domain === null && <Badge>No domain of it is known</Badge>}
      {institution_id !== null && (
        <Badge tone={owners > 0 ? "accent" : "neutral"}>
          {owners > 0 ? `It has ${counted(owners, "owner")} already` : "It has no owner"}
        </Badge>
      )}
      <Badge>{register_number ? `Register ${register_number}` : "No register number"}</Badge>
    </p>
  );
}

function DecisionMade({ application }: { application: ListedApplication }) {
  const { state, decided_by, decided_at, reason } = application;
  if (state === "unconfirmed") return <p>The link of the mail was not followed yet.</p>;
  return (
    <p className="wrap-break-word">
      {state === "approved" ? "Approved" : "Refused"} by {decided_by} on{" "}
      {dateWords(decided_at ?? "")}
      {reason !== null && `: ${reason}`}
    </p>
  );
}

interface DecisionProps {
  id: number;
  name: string;
  institution: string;
}

function DecisionForm({ id, name, institution }: DecisionProps) {
  const act = useOfficeAct();
  const [isDecided, setDecided] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  const params = { id };
  const approve = async () => {
    const words = `${name} is invited to own ${institution}.`;
    setDecided(await act.run(() => callOffice(APPLICATIONS.approve, { params }), words));
  };
  const refuse = async () => {
    const call = () => callOffice(APPLICATIONS.decline, { params, body: { reason } });
    setDecided(await act.run(call, `Refused; ${name} reads why.`));
  };
  return (
    <>
      {!isDecided && isRefusing && (
        <form
          className="office-entry"
          onSubmit={(event) => {
            event.preventDefault();
            refuse();
          }}
        >
          <TextAreaField
            label="Why"
            hint={`${name} gets this by mail: say what is missing, or what to do next.`}
            rows={3}
            autoFocus
            value={reason}
            error={act.fields.reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger" aria-disabled={act.isBusy}>
              Refuse with this reason
            </Button>
            <Button variant="quiet" onClick={() => setRefusing(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {!isDecided && !isRefusing && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={act.isBusy} onClick={approve}>
            Approve
          </Button>
          <Button variant="secondary" onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        </div>
      )}
      <ActOutcome of={act} />
    </>
  );
}
