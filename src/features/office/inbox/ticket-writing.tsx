import { TICKETS } from "#features/contact/tickets.endpoints.ts";
import type { OfficeTicket } from "#features/contact/tickets.schema.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { callOffice, type OfficeCalled } from "../office-call.ts";
import type { OfficeAct } from "../use-office-act.tsx";
import { useWriting } from "../use-writing.ts";

/** Calls, keeps the message as it is answered, and says these words; true where it went well. */
export type KeepTicket = (
  call: () => Promise<OfficeCalled<OfficeTicket>>,
  words: string,
) => Promise<boolean>;

interface TicketWritingProps {
  ticket: OfficeTicket;
  act: OfficeAct;
  keep: KeepTicket;
}

const TICKET_WAYS = ["answer", "note"] as const;

/** An answer, which is sent by mail, or a note; opened when it is wanted. */
export function TicketWriting({ ticket, act, keep }: TicketWritingProps) {
  const { id, name, email, entries } = ticket;
  const { way, text, isFresh, open, write, close, sent } = useWriting(`ticket ${id}`, TICKET_WAYS);
  if (way === null) {
    const isFirst = !entries.some(({ kind }) => kind === "answer");
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant={isFirst ? "primary" : "secondary"} onClick={() => open("answer")}>
          {isFirst ? "Answer" : "Answer again"}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" onClick={() => open("note")}>
          Note
        </Button>
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
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label={isAnswer ? "Your answer" : "Note"}
        hint={
          isAnswer
            ? `It goes to ${email} by mail, with your address to reply to.`
            : "Editors and administrators read it, nobody else."
        }
        rows={4}
        autoFocus={isFresh}
        value={text}
        error={act.fields.text}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={act.isBusy}>
          {isAnswer ? "Send answer" : "Keep note"}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
