import { Link } from "react-router";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useMessageForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { QUESTIONS } from "./questions.endpoints.ts";
import { QUESTION_FAILED, type QuestionSubject } from "./questions.ts";

const ASK_FIELDS = {
  message: "ask-message",
  name: "ask-name",
  email: "ask-email",
  phone: "ask-phone",
};

interface AskFormProps {
  subject: Pick<QuestionSubject, "kind" | "id" | "campus" | "path" | "institution">;
  /** What the question says before it is changed. */
  message?: string | undefined;
  /** The server's answer to a form sent without JavaScript. */
  returned: ReturnedForm | undefined;
  /** What is done with the question, in a sentence: sending it agrees. */
  consent: string;
}

/** Asks for a name, a way to answer, and the question; replaced by its outcome. */
export function AskForm({ subject, message: begun, returned, consent }: AskFormProps) {
  const form = useMessageForm({
    ids: ASK_FIELDS,
    schema: async () => (await import("./questions.schema.ts")).question,
    send: (body) => call(QUESTIONS.ask, { body }),
    sentence: serverSentence(QUESTION_FAILED),
    returned,
  });
  const { fieldOf, message } = form;
  if (message !== null) {
    return (
      <OutcomePanel
        title="Question sent"
        next={{ to: subject.path, label: `Back to the ${subject.kind}` }}
      >
        {message}
      </OutcomePanel>
    );
  }
  return (
    <FormFrame
      form={form}
      className="relative grid gap-5"
      button="Send question"
      busy="Sending..."
      look={{ className: "justify-self-start" }}
    >
      <input type="hidden" name={`${subject.kind}_id`} value={subject.id} />
      {subject.campus && <input type="hidden" name="campus_id" value={subject.campus} />}
      <TextAreaField
        {...fieldOf("message")}
        defaultValue={form.values.message ?? begun}
        label="Your question"
        hint="For example: “Can I pay by month, and are there classes in the evening?”"
        required
      />
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
          enterKeyHint="send"
        />
      </div>
      <ForPrograms id="ask-website" />
      <p className="text-sm text-ink-soft">
        {consent}{" "}
        <Link to={paths.privacy()} className="underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
    </FormFrame>
  );
}
