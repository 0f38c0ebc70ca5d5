import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import type { ListedApplication } from "#features/applications/applications.schema.ts";
import { OfficeCard } from "#office/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { FormOutcome } from "../office-form.tsx";
import { useMutation } from "../use-mutation.tsx";
import { useWriting } from "../use-writing.ts";
import { WritingButton, WritingForm } from "../writing-form.tsx";

/** One application: who, for which institution, and what speaks for them. */
export function ApplicationCard({ application }: { application: ListedApplication }) {
  const { id, name, position, email, institution, institution_id, created_at } = application;
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
        <DecisionForm id={id} name={name} institution={institution} />
      ) : (
        <DecisionMade application={application} />
      )}
    </OfficeCard>
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

const DECISION_WORDS = new Map<ListedApplication["state"], string>([
  ["approved", "Approved"],
  ["declined", "Refused"],
  ["returned", "Returned"],
]);

function DecisionMade({ application }: { application: ListedApplication }) {
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
function SentAnew({ application }: { application: ListedApplication }) {
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

interface DecisionProps {
  id: number;
  name: string;
  institution: string;
}

function DecisionForm({ id, name, institution }: DecisionProps) {
  const act = useMutation();
  const writing = useWriting(`application ${id}`, ["refuse", "return"]);
  const { way, text } = writing;
  const params = { id };
  const isOpen = act.done === "";
  const decide = async (call: () => Promise<OfficeResult<unknown>>, words: string) => {
    if (await act.run(call, words)) writing.end();
  };
  const approve = async () => {
    const words = `${name} is invited to own ${institution}.`;
    await decide(() => callOffice(APPLICATIONS.approve, { params }), words);
  };
  const refuse = () => {
    const call = () => callOffice(APPLICATIONS.decline, { params, body: { reason: text } });
    decide(call, `Refused; ${name} reads why.`);
  };
  const returnToAuthor = () => {
    const call = () => callOffice(APPLICATIONS.returnToAuthor, { params, body: { comment: text } });
    decide(call, `Returned; ${name} reads what is missing.`);
  };
  return (
    <>
      {isOpen && way === "refuse" && (
        <WritingForm
          act={act}
          writing={writing}
          className="office-entry"
          label="Why"
          hint={`${name} gets this by mail: say what to do next.`}
          button="Refuse with this reason"
          isDanger
          field="reason"
          onSend={refuse}
        />
      )}
      {isOpen && way === "return" && (
        <WritingForm
          act={act}
          writing={writing}
          className="office-entry"
          label="What is missing"
          hint={`${name} gets this by mail, with a link to mend the application and send it anew.`}
          button="Return with this"
          field="comment"
          onSend={returnToAuthor}
        />
      )}
      {isOpen && way === null && (
        <div className="flex flex-wrap gap-2">
          <AskFirst
            label="Approve"
            question={`${name} is invited by mail to own ${institution}, and changes its courses from then on.`}
            confirm={`Approve and invite ${name}`}
            isBusy={act.isBusy}
            onConfirm={approve}
          />
          <WritingButton writing={writing} way="return">
            Return
          </WritingButton>
          <WritingButton writing={writing} way="refuse">
            Refuse
          </WritingButton>
        </div>
      )}
      <FormOutcome act={act} />
    </>
  );
}
