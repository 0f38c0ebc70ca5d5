import { useState } from "react";
import { useLocation } from "react-router";
import { TICKETS } from "#features/contact/tickets.endpoints.ts";
import type { OfficeTicket, OfficeTicketsQuery } from "#features/contact/tickets.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useAnswer } from "../office-call.ts";
import { OfficeSelect } from "../office-select.tsx";
import { PagedList } from "../paged-list.tsx";
import { QuestionPages } from "../questions/question-pages.tsx";
import { QUESTION_STATE_WORDS } from "../questions/question-state.ts";
import { TicketCard } from "./ticket-card.tsx";

/** Messages of one page. */
const MAX_MESSAGES = 20;

type InboxKind = "" | "message" | "mistake" | "question";

const TICKET_KIND_WORDS = new Map<InboxKind, string>([
  ["", "Messages and mistakes"],
  ["message", "Messages to us"],
  ["mistake", "Reported mistakes"],
  ["question", "Questions to institutions without an address"],
]);

type InboxState = NonNullable<OfficeTicketsQuery["state"]>;

/** As the links of Today and of mails say it: `?kind=question`. */
function askedKind(search: string): InboxKind {
  const asked = new URLSearchParams(search).get("kind") as InboxKind | null;
  return asked !== null && TICKET_KIND_WORDS.has(asked) ? asked : "";
}

/** What people write to the site, for editors and administrators. */
export default function InboxPage() {
  const { search } = useLocation();
  const [kind, setKind] = useState<InboxKind>(() => askedKind(search));
  const [state, setState] = useState<InboxState | "">("open");
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Inbox</h1>
      <div className="grid gap-3 sm:grid-cols-2">
        <OfficeSelect
          aria-label="Kind of message"
          value={kind}
          options={TICKET_KIND_WORDS}
          onChoose={setKind}
        />
        <OfficeSelect
          aria-label="State of the messages"
          value={state}
          none="All of them"
          options={QUESTION_STATE_WORDS}
          onChoose={setState}
        />
      </div>
      {kind === "question" ? (
        // Those that were mailed to the site because the institution states no address.
        <QuestionPages key={state} of={{ for_us: "true" }} state={state} none={NO_MESSAGE} />
      ) : (
        <TicketPages key={`${kind} ${state}`} kind={kind} state={state} />
      )}
    </div>
  );
}

const NO_MESSAGE = (
  <EmptyState title="Nothing waits here">
    <p>Messages of the contact form and reported mistakes come here, and to the mailbox.</p>
  </EmptyState>
);

function TicketPages({
  kind,
  state,
}: {
  kind: "" | "message" | "mistake";
  state: InboxState | "";
}) {
  const [page, setPage] = useState(1);
  const asked = useAnswer(TICKETS.list, {
    query: { page, limit: MAX_MESSAGES, ...(kind && { kind }), ...(state && { state }) },
  });
  // What is changed stays where it is until the list is asked for again.
  return (
    <PagedList
      of={asked}
      failed="The messages could not be read"
      label="Pages of messages"
      onPage={setPage}
      none={NO_MESSAGE}
    >
      {(ticket: OfficeTicket, { operators }) => <TicketCard read={ticket} operators={operators} />}
    </PagedList>
  );
}
