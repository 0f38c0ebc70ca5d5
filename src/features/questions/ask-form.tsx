import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { QUESTIONS } from "./questions.endpoints.ts";
import { QUESTION_FAILED, type QuestionSubject } from "./questions.ts";

const ASK_FIELDS = {
  name: "ask-name",
  email: "ask-email",
  phone: "ask-phone",
  message: "ask-message",
};

interface AskFormProps {
  subject: Pick<QuestionSubject, "kind" | "id" | "path" | "institution">;
  /** The server's answer to a form sent without JavaScript. */
  returned: ReturnedForm | undefined;
  /** What is done with the question, in a sentence: sending it agrees. */
  consent: string;
}

/** Asks for a name, a way to answer, and the question; replaced by its outcome. */
export function AskForm({ subject, returned, consent }: AskFormProps) {
  const [message, setMessage] = useState(returned?.message ?? null);
  if (message !== null) {
    return (
      <OutcomePanel
        tone="success"
        title="Question sent"
        next={{ to: subject.path, label: `Back to the ${subject.kind}` }}
      >
        {message}
      </OutcomePanel>
    );
  }
  return (
    <QuestionFields subject={subject} returned={returned} consent={consent} onSent={setMessage} />
  );
}

interface QuestionFieldsProps extends AskFormProps {
  /** Receives the server's message. */
  onSent: (message: string) => void;
}

function QuestionFields({ subject, returned, consent, onSent }: QuestionFieldsProps) {
  const { problems, fieldOf, isSending, formProps } = useForm({
    ids: ASK_FIELDS,
    schema: async () => (await import("./questions.schema.ts")).question,
    send: (body) => call(QUESTIONS.ask, { body }),
    onDone: ({ message }) => onSent(message),
    sentence: serverSentence(QUESTION_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="relative grid gap-5">
      <FormProblems {...problems} />
      <input type="hidden" name={`${subject.kind}_id`} value={subject.id} />
      <TextField {...fieldOf("name")} label="Name" autoComplete="name" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf("email")}
          label="Email"
          hint="Or leave it out and give a phone number."
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          {...fieldOf("phone")}
          label="Phone"
          hint="Where they may call you."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextAreaField
        {...fieldOf("message")}
        label="Your question"
        hint="For example: “Can I pay by month, and are there classes in the evening?”"
        required
      />
      <ForPrograms id="ask-website" />
      <p className="text-sm text-ink-soft">
        {consent}{" "}
        <Link to={paths.privacy()} className="underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
      <Button type="submit" size="lg" aria-disabled={isSending} className="justify-self-start">
        {isSending ? "Sending..." : "Send question"}
      </Button>
    </form>
  );
}
