import type { ReactNode } from "react";
import { z } from "zod";
import { Badge } from "#ui/badge.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { dayWords } from "#web/moment-words.ts";
import { OfficeCard } from "./card.tsx";
import { ActForm, Confirm } from "./form.tsx";

type LetterState = "open" | "answered" | "closed";

/** Where a letter stands, for those who answer it. */
const STATE_WORDS = { open: "Waits for an answer", answered: "Answered", closed: "Closed" };
export const STATE_OPTIONS = Object.entries(STATE_WORDS).map(([value, label]) => ({
  value,
  label,
}));

const STATE_TONES = { open: "accent", answered: "success", closed: "neutral" } as const;

/** Who takes care of a letter; empty for nobody. */
export const assignment = z.object({
  assigned_to: z
    .string({ error: "Choose who takes care of it" })
    .max(100, { error: "Choose who takes care of it" })
    .transform((id) => id || null),
});

interface Named {
  id: string;
  name: string;
}

/** What somebody wrote to those who answer: a message to the site, or a question. */
interface Letter {
  id: number;
  name: string;
  /** Null where it can only be answered by telephone. */
  email: string | null;
  message: string;
  state: LetterState;
  assigned_to: Named | null;
}

interface Entry {
  kind?: "answer" | "note";
  text: string;
  by: string | null;
  created_at: string;
}

interface LetterCardProps {
  letter: Letter;
  about: ReactNode;
  entries: readonly Entry[];
  /** Who may be asked to take care of it. */
  carers: readonly Named[];
  /** What it is about, and how to reach who wrote. */
  children: ReactNode;
  /** Further acts. */
  acts?: ReactNode;
}

/**
 * A letter: who wrote what, what was answered, and what can be done. Its page has the acts `answer`,
 * `assign`, `answered`, `closed` and `reopen`.
 */
export function LetterCard({ letter, about, entries, carers, children, acts }: LetterCardProps) {
  const { id, name, email, message, state } = letter;
  const isFirst = entries.every(({ kind }) => kind === "note");
  const button = { of: id, about: name, variant: "secondary", className: "contents" } as const;
  return (
    <OfficeCard
      title={name}
      about={about}
      badge={<Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>}
    >
      <p className="text-base wrap-break-word whitespace-pre-line">{message}</p>
      {children}
      {entries.map(({ kind, text, by, created_at: at }) => (
        <div key={`${at} ${text}`} className="office-entry">
          <p className="text-ink-soft">
            {by ?? "A former colleague"} {kind === "note" ? "noted" : "answered"} on {dayWords(at)}:
          </p>
          <p className="wrap-break-word whitespace-pre-line">{text}</p>
        </div>
      ))}
      <AssignForm letter={letter} carers={carers} />
      <div className="flex flex-wrap gap-2">
        {email !== null && (
          <Confirm
            act="answer"
            of={id}
            about={name}
            label={isFirst ? "Answer" : "Answer again"}
            sendVariant="primary"
            confirm="Send answer"
          >
            {(field) => (
              <TextAreaField
                {...field("text")}
                label="Your answer"
                hint={`It goes to ${email} by mail, with your address to reply to.`}
                rows={4}
              />
            )}
          </Confirm>
        )}
        {email === null && state === "open" && (
          <ActForm act="answered" {...button} button="Mark as answered" />
        )}
        {state !== "closed" && <ActForm act="closed" {...button} button="Close" />}
        {state !== "open" && <ActForm act="reopen" {...button} button="Open again" />}
        {acts}
      </div>
    </OfficeCard>
  );
}

/** Who takes care of it; nothing where there is nobody to choose from. */
function AssignForm({ letter, carers }: Pick<LetterCardProps, "letter" | "carers">) {
  const { id, name, assigned_to } = letter;
  const isListed = carers.some((carer) => carer.id === assigned_to?.id);
  const choices = assigned_to && !isListed ? [assigned_to, ...carers] : carers;
  if (choices.length === 0) return null;
  return (
    <ActForm
      act="assign"
      of={id}
      about={name}
      variant="secondary"
      className="flex flex-wrap items-end gap-2"
      button="Save"
    >
      {(field) => (
        <SelectField
          {...field("assigned_to")}
          label="Taken care of by"
          defaultValue={assigned_to?.id ?? ""}
          options={[
            { value: "", label: "Nobody yet" },
            ...choices.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
      )}
    </ActForm>
  );
}
