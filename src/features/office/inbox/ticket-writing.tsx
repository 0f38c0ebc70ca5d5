import { TICKETS } from "#features/contact/tickets.endpoints.ts";
import type { OfficeTicket } from "#features/contact/tickets.schema.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";
import type { Mutation } from "../use-mutation.tsx";
import { useWriting } from "../use-writing.ts";
import { WritingButton, WritingForm } from "../writing-form.tsx";

/** Calls, keeps the message as it is answered, and says these words; true where it went well. */
export type KeepTicket = (
  call: () => Promise<OfficeResult<OfficeTicket>>,
  words: string,
) => Promise<boolean>;

interface TicketWritingProps {
  ticket: OfficeTicket;
  act: Mutation;
  keep: KeepTicket;
}

const TICKET_WAYS = ["answer", "note"] as const;

/** An answer, which is sent by mail, or a note; opened when it is wanted. */
export function TicketWriting({ ticket, act, keep }: TicketWritingProps) {
  const { id, name, email, entries } = ticket;
  const writing = useWriting(`ticket ${id}`, TICKET_WAYS);
  const { way, text, sent } = writing;
  if (way === null) {
    const isFirst = !entries.some(({ kind }) => kind === "answer");
    return (
      <div className="flex flex-wrap gap-2">
        <WritingButton writing={writing} way="answer" variant={isFirst ? "primary" : "secondary"}>
          {isFirst ? "Answer" : "Answer again"}
          <span className="sr-only"> {name}</span>
        </WritingButton>
        <WritingButton writing={writing} way="note">
          Note
        </WritingButton>
      </div>
    );
  }
  const isAnswer = way === "answer";
  const send = async () => {
    const call = { params: { id }, body: { text } };
    const words = isAnswer ? `Sent to ${email}.` : "Noted.";
    if (!(await keep(() => callOffice(TICKETS[way], call), words))) return;
    sent();
  };
  return (
    <WritingForm
      act={act}
      writing={writing}
      label={isAnswer ? "Your answer" : "Note"}
      hint={
        isAnswer
          ? `It goes to ${email} by mail, with your address to reply to.`
          : "Editors and administrators read it, nobody else."
      }
      button={isAnswer ? "Send answer" : "Keep note"}
      field="text"
      onSend={send}
    />
  );
}
