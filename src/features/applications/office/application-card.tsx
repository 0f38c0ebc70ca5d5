import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { OfficeCard } from "#office/card.tsx";
import { Confirm } from "#office/form.tsx";
import { Badge } from "#ui/badge.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import type { ListedApplication } from "../applications.service.server.ts";

interface ApplicationCardProps {
  application: ListedApplication;
}

/** One application: who, for which institution, and what speaks for them. */
export function ApplicationCard({ application }: ApplicationCardProps) {
  const { name, position, email, institution, institution_id, created_at } = application;
  return (
    <OfficeCard
      title={
        institution_id === null ? (
          institution
        ) : (
          <Link to={paths.institution(institution_id)} className="office-link">
            {institution}
          </Link>
        )
      }
      about={
        <>
          {name}, {position}, <a href={`mailto:${email}`}>{email}</a>, {dateWords(created_at)}
        </>
      }
    >
      <ApplicationSigns application={application} />
      {application.state === "waiting" && <SentAnew application={application} />}
      {application.state === "waiting" ? (
        <Decisions application={application} />
      ) : (
        <DecisionMade application={application} />
      )}
    </OfficeCard>
  );
}

/** What speaks for an application, or against it. */
function ApplicationSigns({ application }: ApplicationCardProps) {
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

const DECISION_WORDS = new Map<ListedApplication["state"], string>([
  ["approved", "Approved"],
  ["declined", "Refused"],
  ["returned", "Returned"],
]);

function DecisionMade({ application }: ApplicationCardProps) {
  const { state, decided_by, decided_at, reason } = application;
  if (state === "unconfirmed") return <p>The link of the mail was not followed yet.</p>;
  return (
    <p className="wrap-break-word">
      {DECISION_WORDS.get(state)} by {decided_by} on {dateWords(decided_at ?? "")}
      {reason !== null && `: ${reason}`}
    </p>
  );
}

/** For what an application went back before, and what its applicant says to it. */
function SentAnew({ application }: ApplicationCardProps) {
  const { decided_by, decided_at, reason, answer } = application;
  if (reason === null) return null;
  return (
    <dl className="grid gap-1">
      <dt className="font-semibold">
        Returned by {decided_by} on {dateWords(decided_at ?? "")}
      </dt>
      <dd className="wrap-break-word">{reason}</dd>
      {answer !== null && (
        <>
          <dt className="font-semibold">The answer</dt>
          <dd className="wrap-break-word whitespace-pre-line">{answer}</dd>
        </>
      )}
    </dl>
  );
}

/** Each is asked about first. */
function Decisions({ application: { id, name, institution } }: ApplicationCardProps) {
  const of = { of: id, about: institution };
  return (
    <div className="flex flex-wrap gap-2">
      <Confirm
        act="approve"
        {...of}
        label="Approve"
        sendVariant="primary"
        question={`${name} is invited by mail to own ${institution}, and changes its courses from then on.`}
        confirm={`Approve and invite ${name}`}
      />
      <Confirm act="return" {...of} label="Return" sendVariant="primary" confirm="Return with this">
        {(field) => (
          <TextAreaField
            {...field("comment")}
            label="What is missing"
            hint={`${name} gets this by mail, with a link to mend the application and send it anew.`}
            rows={4}
          />
        )}
      </Confirm>
      <Confirm act="decline" {...of} label="Refuse" confirm="Refuse with this reason">
        {(field) => (
          <TextAreaField
            {...field("reason")}
            label="Why"
            hint={`${name} gets this by mail: say what to do next.`}
            rows={4}
          />
        )}
      </Confirm>
    </div>
  );
}
