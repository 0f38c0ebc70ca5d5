import { Mail, Phone } from "lucide-react";
import { useId, useState } from "react";
import { OFFICE_QUESTIONS } from "#features/questions/questions.endpoints.ts";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { dayWords } from "../moment-words.ts";
import { callOffice, type OfficeCalled, problemWords } from "../office-call.ts";
import { useWriting } from "../use-writing.ts";
import { QUESTION_STATE_WORDS } from "./question-state.ts";

export type Colleague = NonNullable<OfficeQuestion["assigned_to"]>;

interface QuestionCardProps {
  question: OfficeQuestion;
  /** Who may be asked to take care of it. */
  colleagues: readonly Colleague[];
  /** Receives it as it is after a change. */
  onChanged: (question: OfficeQuestion) => void;
}

const STATE_TONES = { open: "accent", answered: "success", closed: "neutral" } as const;

/** One question: who asks what about which course, what was answered, and what can be done. */
export function QuestionCard({ question, colleagues, onChanged }: QuestionCardProps) {
  const { id, name, subject, message, state, created_at, answers, assigned_to } = question;
  const [done, setDone] = useState("");
  const [refusal, setRefusal] = useState("");
  const heading = useId();
  /** Keeps what was changed; gives the sentence of what went wrong. */
  const keep = ({ body, problem }: OfficeCalled<OfficeQuestion>, words: string) => {
    setDone(problem ? "" : words);
    setRefusal(problem ? problemWords(problem) : "");
    if (body) onChanged(body);
    return body !== null;
  };
  const move = async (to: OfficeQuestion["state"]) => {
    const called = await callOffice(OFFICE_QUESTIONS.change, {
      params: { id },
      body: { state: to },
    });
    keep(called, `${QUESTION_STATE_WORDS.get(to)}.`);
  };
  const assign = async (to: Colleague | undefined) => {
    const body = { assigned_to: to?.id ?? null };
    const called = await callOffice(OFFICE_QUESTIONS.change, { params: { id }, body });
    keep(called, to ? `${to.name} takes care of it.` : "Nobody takes care of it yet.");
  };
  return (
    <article aria-labelledby={heading} className="office-panel grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-base">
            {name}
          </h2>
          <p className="text-ink-soft">
            {subject}, {dayWords(created_at)}
          </p>
        </div>
        <Badge tone={STATE_TONES[state]}>{QUESTION_STATE_WORDS.get(state)}</Badge>
      </div>
      <p className="text-base whitespace-pre-line">{message}</p>
      <WaysToReach question={question} />
      <AssignedTo {...{ assigned_to, colleagues }} onAssign={assign} />
      {answers.map((answer) => (
        <div key={`${answer.created_at} ${answer.text}`} className="office-entry">
          <p className="text-ink-soft">
            {answer.by ?? "A former colleague"} answered on {dayWords(answer.created_at)}:
          </p>
          <p className="whitespace-pre-line">{answer.text}</p>
        </div>
      ))}
      {question.email !== null && <AnswerForm question={question} onAnswered={keep} />}
      <div className="flex flex-wrap gap-2">
        {state === "open" && (
          <Button variant="secondary" onClick={() => move("answered")}>
            Mark as answered
          </Button>
        )}
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
      </div>
      <p
        role="status"
        className={`empty:hidden ${refusal ? "font-semibold text-danger" : "text-success"}`}
      >
        {refusal || done}
      </p>
    </article>
  );
}

interface AssignedToProps {
  assigned_to: Colleague | null;
  colleagues: readonly Colleague[];
  onAssign: (to: Colleague | undefined) => void;
}

/** Who takes care of a question; where there is nobody to choose from, only who does. */
function AssignedTo({ assigned_to, colleagues, onAssign }: AssignedToProps) {
  const isListed = colleagues.some(({ id }) => id === assigned_to?.id);
  const choices = assigned_to && !isListed ? [assigned_to, ...colleagues] : colleagues;
  if (choices.length === 0) return null;
  return (
    <label className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">Taken care of by</span>
      <select
        className="office-select sm:max-w-64"
        value={assigned_to?.id ?? ""}
        onChange={({ target }) => onAssign(choices.find(({ id }) => id === target.value))}
      >
        <option value="">Nobody yet</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const REACH = "inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4";

function WaysToReach({ question: { email, phone } }: { question: OfficeQuestion }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {email !== null && (
        <a href={`mailto:${email}`} className={REACH}>
          <Mail aria-hidden size={16} />
          <span className="min-w-0 break-words">{email}</span>
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={REACH}>
          <Phone aria-hidden size={16} />
          {phone}
        </a>
      )}
    </p>
  );
}

interface AnswerFormProps {
  question: OfficeQuestion;
  /** True where the answer was taken. */
  onAnswered: (called: OfficeCalled<OfficeQuestion>, words: string) => boolean;
}

/** An answer, which is sent by mail; opened when it is wanted. */
function AnswerForm({ question: { id, name, email, answers }, onAnswered }: AnswerFormProps) {
  const { way, text, isFresh, open, write, close, sent } = useWriting(`question ${id}`, ["answer"]);
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const called = await callOffice(OFFICE_QUESTIONS.answer, { params: { id }, body: { text } });
    setSending(false);
    setFault(called.problem?.fields.text);
    if (!onAnswered(called, `Sent to ${email}.`)) return;
    sent();
  };
  if (way === null) {
    return (
      <Button
        className="justify-self-start"
        variant={answers.length === 0 ? "primary" : "secondary"}
        onClick={() => open("answer")}
      >
        {answers.length === 0 ? `Answer ${name}` : "Answer again"}
      </Button>
    );
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) send();
      }}
    >
      <TextAreaField
        label="Your answer"
        hint={`It goes to ${email} by mail, with your address to reply to.`}
        required
        autoFocus={isFresh}
        value={text}
        error={fault}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Sending..." : "Send answer"}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
