import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { OFFICE_QUESTIONS } from "#features/questions/questions.endpoints.ts";
import type { OfficeQuestion } from "#features/questions/questions.schema.ts";
import { OfficeCard } from "#office/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { dayWords } from "#web/moment-words.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { FormOutcome } from "../office-form.tsx";
import { OfficeSelect } from "../office-select.tsx";
import { type Mutation, useMutation } from "../use-mutation.tsx";
import { useWriting } from "../use-writing.ts";
import { WritingForm } from "../writing-form.tsx";
import { QUESTION_STATE_WORDS } from "./question-state.ts";

type Colleague = NonNullable<OfficeQuestion["assigned_to"]>;

interface QuestionCardProps {
  /** The question as the list has it. */
  read: OfficeQuestion;
  /** Who may be asked to take care of it. */
  colleagues: readonly Colleague[];
}

const STATE_TONES = { open: "accent", answered: "success", closed: "neutral" } as const;

/** One question: who asks what about which course, what was answered, and what can be done. */
export function QuestionCard({ read, colleagues }: QuestionCardProps) {
  const [question, setQuestion] = useState(read);
  const { id, name, subject, message, state, created_at, answers, assigned_to } = question;
  const act = useMutation();
  const keep = (call: () => Promise<OfficeResult<OfficeQuestion>>, words: string) =>
    act.run(call, words, setQuestion);
  const params = { id };
  const move = (to: OfficeQuestion["state"]) =>
    keep(
      () => callOffice(OFFICE_QUESTIONS.change, { params, body: { state: to } }),
      `${QUESTION_STATE_WORDS.get(to)}.`,
    );
  const assign = (to: Colleague | undefined) => {
    const body = { assigned_to: to?.id ?? null };
    return keep(
      () => callOffice(OFFICE_QUESTIONS.change, { params, body }),
      to ? `${to.name} takes care of it.` : "Nobody takes care of it yet.",
    );
  };
  return (
    <OfficeCard
      title={name}
      about={`${subject}, ${dayWords(created_at)}`}
      badge={<Badge tone={STATE_TONES[state]}>{QUESTION_STATE_WORDS.get(state)}</Badge>}
    >
      <p className="text-base wrap-break-word whitespace-pre-line">{message}</p>
      <WaysToReach question={question} />
      <AssignedTo assigned_to={assigned_to} colleagues={colleagues} onAssign={assign} />
      {answers.map((answer) => (
        <div key={`${answer.created_at} ${answer.text}`} className="office-entry">
          <p className="text-ink-soft">
            {answer.by ?? "A former colleague"} answered on {dayWords(answer.created_at)}:
          </p>
          <p className="wrap-break-word whitespace-pre-line">{answer.text}</p>
        </div>
      ))}
      {question.email !== null && <AnswerForm question={question} act={act} keep={keep} />}
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
      <FormOutcome act={act} />
    </OfficeCard>
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
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">Taken care of by</span>
      <OfficeSelect
        aria-label="Taken care of by"
        className="office-select sm:max-w-64"
        value={assigned_to?.id ?? ""}
        none="Nobody yet"
        options={choices.map(({ id, name }) => [id, name] as const)}
        onChoose={(chosen) => onAssign(choices.find(({ id }) => id === chosen))}
      />
    </div>
  );
}

const REACH = "inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4";

function WaysToReach({ question: { email, phone } }: { question: OfficeQuestion }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {email !== null && (
        <a href={`mailto:${email}`} className={REACH}>
          <Mail aria-hidden size={16} />
          <span className="min-w-0 wrap-break-word">{email}</span>
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
  act: Mutation;
  keep: (call: () => Promise<OfficeResult<OfficeQuestion>>, words: string) => Promise<boolean>;
}

/** An answer, which is sent by mail; opened when it is wanted. */
function AnswerForm({ question: { id, name, email, answers }, act, keep }: AnswerFormProps) {
  const writing = useWriting(`question ${id}`, ["answer"]);
  const { way, text, open, sent } = writing;
  const send = async () => {
    const input = { params: { id }, body: { text } };
    const call = () => callOffice(OFFICE_QUESTIONS.answer, input);
    if (await keep(call, `Sent to ${email}.`)) sent();
  };
  if (way === null) {
    return (
      <Button
        autoFocus={writing.closed !== null}
        className="justify-self-start"
        variant={answers.length === 0 ? "primary" : "secondary"}
        onClick={() => open("answer")}
      >
        {answers.length === 0 ? `Answer ${name}` : "Answer again"}
      </Button>
    );
  }
  return (
    <WritingForm
      act={act}
      writing={writing}
      label="Your answer"
      hint={`It goes to ${email} by mail, with your address to reply to.`}
      button={act.isBusy ? "Sending..." : "Send answer"}
      field="text"
      onSend={send}
    />
  );
}
