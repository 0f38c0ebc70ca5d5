import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { REPORTED_PARTS, type ReportedPart } from "#features/contact/contact.ts";
import { TICKETS } from "#features/contact/tickets.endpoints.ts";
import type { OfficeTicket, OfficeTickets } from "#features/contact/tickets.schema.ts";
import { OfficeCard } from "#office/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { FormOutcome } from "../office-form.tsx";
import { OfficeSelect } from "../office-select.tsx";
import { QUESTION_STATE_WORDS } from "../questions/question-state.ts";
import { useMutation } from "../use-mutation.tsx";
import { type KeepTicket, TicketWriting } from "./ticket-writing.tsx";

const TICKET_TONES = { open: "accent", answered: "success", closed: "neutral" } as const;

interface TicketCardProps {
  /** The message as the list has it. */
  read: OfficeTicket;
  operators: OfficeTickets["operators"];
}

/** One message: what was written about what, what was answered and noted, and what can be done. */
export function TicketCard({ read, operators }: TicketCardProps) {
  const [ticket, setTicket] = useState<OfficeTicket | null>(read);
  const act = useMutation();
  if (ticket === null)
    return (
      <p role="status" className="office-panel">
        It is deleted.
      </p>
    );
  const { id, name, email, message, state, created_at, entries } = ticket;
  const keep = (call: () => Promise<OfficeResult<OfficeTicket>>, words: string) =>
    act.run(call, words, setTicket);
  const remove = () =>
    act.run(
      () => callOffice(TICKETS.delete, { params: { id } }),
      "",
      () => setTicket(null),
    );
  return (
    <OfficeCard
      title={name}
      about={
        <>
          <a href={`mailto:${email}`}>{email}</a>, {dayWords(created_at)}
        </>
      }
      badge={<Badge tone={TICKET_TONES[state]}>{QUESTION_STATE_WORDS.get(state)}</Badge>}
    >
      <TicketRecord ticket={ticket} />
      <p className="text-base wrap-break-word whitespace-pre-line">{message}</p>
      {entries.map(({ kind, text, by, created_at: at }) => (
        <div key={`${at} ${text}`} className="office-entry">
          <p className="text-ink-soft">
            {by ?? "A former colleague"} {kind === "answer" ? "answered" : "noted"} on{" "}
            {dayWords(at)}:
          </p>
          <p className="wrap-break-word whitespace-pre-line">{text}</p>
        </div>
      ))}
      <TicketWriting ticket={ticket} act={act} keep={keep} />
      <TicketStanding ticket={ticket} operators={operators} keep={keep}>
        <AskFirst
          variant="quiet"
          label="Delete"
          question="The message, its answers and notes go for good."
          confirm="Delete for good"
          isDanger
          isBusy={act.isBusy}
          onConfirm={remove}
        />
      </TicketStanding>
      <FormOutcome act={act} />
    </OfficeCard>
  );
}

/** The record that a mistake is reported in. */
function TicketRecord({ ticket }: { ticket: OfficeTicket }) {
  const { subject, course_id, institution_id, about, shown } = ticket;
  if (subject === null) return null;
  const path =
    course_id !== null
      ? paths.course({ id: course_id, name: subject })
      : paths.institution(institution_id ?? 0);
  return (
    <div className="office-entry">
      <p className="flex flex-wrap gap-x-4">
        <Link to={path} className="office-link">
          {subject}
        </Link>
        {course_id !== null && (
          <Link to={paths.office("courses", course_id)} className="office-link">
            Change it
          </Link>
        )}
      </p>
      <p className="text-ink-soft">
        {REPORTED_PARTS.get(about as ReportedPart) ?? "The whole page"}
        {shown !== null && `; the page said: ${shown}`}
      </p>
    </div>
  );
}

interface TicketStandingProps {
  ticket: OfficeTicket;
  operators: OfficeTickets["operators"];
  keep: KeepTicket;
  /** What ends it. */
  children: ReactNode;
}

/** Where a message stands, and who takes care of it. */
function TicketStanding({ ticket, operators, keep, children }: TicketStandingProps) {
  const { id, state, assigned_to } = ticket;
  const move = (to: OfficeTicket["state"]) =>
    keep(
      () => callOffice(TICKETS.change, { params: { id }, body: { state: to } }),
      `${QUESTION_STATE_WORDS.get(to)}.`,
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <OfficeSelect
        aria-label="Who takes care of it"
        className="office-select max-w-full sm:max-w-60"
        value={assigned_to?.id ?? ""}
        none="Nobody takes care of it"
        options={operators.map((operator) => [operator.id, operator.name] as const)}
        onChoose={(chosen) => {
          const body = { assigned_to: chosen || null };
          keep(() => callOffice(TICKETS.change, { params: { id }, body }), "Saved.");
        }}
      />
      {state !== "closed" && (
        <Button variant="quiet" onClick={() => move("closed")}>
          Close
        </Button>
      )}
      {state !== "open" && (
        <Button variant="quiet" onClick={() => move("open")}>
          Open again
        </Button>
      )}
      {children}
    </div>
  );
}
