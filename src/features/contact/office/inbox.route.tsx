import { Link } from "react-router";
import { questionActs } from "#features/questions/office/question-acts.ts";
import { QuestionList } from "#features/questions/office/question-list.tsx";
import { questionInboxContext } from "#features/questions/questions.context.ts";
import { ListEnd } from "#office/data-table.tsx";
import { Confirm, Done } from "#office/form.tsx";
import { assignment, LetterCard, STATE_OPTIONS } from "#office/letter-card.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { REPORTED_PARTS, type ReportedPart } from "../contact.ts";
import { ticketsContext } from "../tickets.context.ts";
import { inboxQuery, ticketText } from "../tickets.schema.ts";
import type { OfficeTicket } from "../tickets.service.server.ts";
import type { Route } from "./+types/inbox.route.ts";

export const meta = staffMeta("Inbox");

const PAGE_SIZE = 20;

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args, "message.answer");
  const { kind, state: asked, ...page } = queryOf(args, inboxQuery);
  const query = { state: asked === "all" ? undefined : asked, limit: PAGE_SIZE, ...page };
  // Those that were mailed to the site because the institution states no address.
  return kind === "question"
    ? {
        questions: await args.context
          .get(questionInboxContext)
          .questions(me, { ...query, for_us: true }),
      }
    : { tickets: await args.context.get(ticketsContext).tickets({ ...query, kind }) };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "message.answer");
  const tickets = args.context.get(ticketsContext);
  if (queryOf(args, inboxQuery).kind === "question") {
    return await takeAct(args, questionActs(args.context, me));
  }
  const move = (state: "open" | "answered" | "closed", done: string) =>
    act({ act: (_, of) => tickets.change(me, recordOf(of), { state }), done });
  return await takeAct(args, {
    answer: act({
      schema: ticketText,
      act: ({ text }, of) => tickets.answer(me, recordOf(of), text),
      done: ({ email }) => `Sent to ${email}.`,
    }),
    note: act({
      schema: ticketText,
      act: ({ text }, of) => tickets.note(me, recordOf(of), text),
      done: "Noted.",
    }),
    assign: act({
      schema: assignment,
      act: ({ assigned_to }, of) => tickets.change(me, recordOf(of), { assigned_to }),
      done: ({ assigned_to }) => `${assigned_to?.name ?? "Nobody"} takes care of it.`,
    }),
    reopen: move("open", "It waits for an answer again."),
    answered: move("answered", "Answered."),
    closed: move("closed", "Closed."),
    delete: act({ act: (_, of) => tickets.delete(me, recordOf(of)), done: "It is deleted." }),
  });
}

/** What people write to the site, for editors and administrators. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { questions, tickets } = loaderData;
  const meta = (questions ?? tickets)?.meta;
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Inbox</h1>
      <Done />
      <Filters />
      {meta?.total === 0 && (
        <EmptyState title="Nothing waits here">
          <p>Messages of the contact form and reported mistakes come here, and to the mailbox.</p>
        </EmptyState>
      )}
      {questions && <QuestionList {...questions} />}
      <ul className="grid gap-3 empty:hidden">
        {tickets?.data.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} operators={tickets.operators} />
          </li>
        ))}
      </ul>
      {meta && <ListEnd label="Pages of messages" meta={meta} />}
    </div>
  );
}

function Filters() {
  const filter = useFilter();
  return (
    <ListFilters>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Kind of message"
          options={[
            { value: "", label: "Messages and mistakes" },
            { value: "message", label: "Messages to us" },
            { value: "mistake", label: "Reported mistakes" },
            { value: "question", label: "Questions to institutions without an address" },
          ]}
          {...filter("kind")}
        />
        <SelectField
          label="State of the messages"
          options={[
            ...STATE_OPTIONS.map((one) => (one.value === "open" ? { ...one, value: "" } : one)),
            { value: "all", label: "All of them" },
          ]}
          {...filter("state")}
        />
      </div>
    </ListFilters>
  );
}

interface TicketCardProps {
  ticket: OfficeTicket;
  operators: readonly { id: string; name: string }[];
}

function TicketCard({ ticket, operators }: TicketCardProps) {
  const { id, name, email, created_at, entries } = ticket;
  const of = { of: id, about: name };
  return (
    <LetterCard
      letter={ticket}
      about={
        <>
          <a href={`mailto:${email}`}>{email}</a>, {dayWords(created_at)}
        </>
      }
      entries={entries}
      carers={operators}
      acts={
        <>
          <Confirm act="note" {...of} label="Note" sendVariant="primary" confirm="Keep note">
            {(field) => (
              <TextAreaField
                {...field("text")}
                label="Note"
                hint="Editors and administrators read it, nobody else."
                rows={4}
              />
            )}
          </Confirm>
          <Confirm
            act="delete"
            {...of}
            label="Delete"
            question="The message, its answers and notes go for good."
            confirm="Delete for good"
          />
        </>
      }
    >
      <TicketRecord ticket={ticket} />
    </LetterCard>
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
