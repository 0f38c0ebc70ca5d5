import { TextAreaField } from "#ui/field.tsx";
import { call } from "#web/api-client.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { ApplicantFields, InstitutionNameField } from "./applicant-fields.tsx";
import { APPLICATIONS } from "./applications.endpoints.ts";

const NOT_SENT_ANEW = "The application could not be sent. Please try again.";
const ANEW_FIELDS = {
  institution: "anew-institution",
  name: "anew-name",
  position: "anew-position",
  email: "anew-email",
  register_number: "anew-register-number",
  answer: "anew-answer",
};

interface ReturnedApplicationProps {
  applied: {
    institution_id: number | null;
    institution: string;
    name: string;
    position: string;
    email: string;
    register_number: string | null;
    reason: string | null;
  };
  token: string;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

/** What is missing of an application, and the form by which it is mended and sent anew. */
export function ReturnedApplication(props: ReturnedApplicationProps) {
  const { applied, token, returned, onDone } = props;
  const form = useForm({
    ids: ANEW_FIELDS,
    schema: async () => (await import("./applications.schema.ts")).applicationAnew,
    send: (body) => call(APPLICATIONS.sendAnew, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(NOT_SENT_ANEW),
    returned,
  });
  const fieldOf = (name: keyof typeof ANEW_FIELDS) => ({
    ...form.fieldOf(name),
    defaultValue: form.values[name] ?? (name === "answer" ? "" : (applied[name] ?? "")),
  });
  return (
    <>
      <section aria-labelledby="missing-heading" className="grid gap-2">
        <h2 id="missing-heading" className="text-xl">
          What is missing
        </h2>
        <p className="wrap-anywhere whitespace-pre-line">{applied.reason}</p>
      </section>
      <FormFrame
        form={form}
        token={token}
        action="?anew"
        className="grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8"
        button="Send the application anew"
        busy="Sending..."
      >
        {applied.institution_id === null && <InstitutionNameField {...fieldOf("institution")} />}
        <ApplicantFields fieldOf={fieldOf} />
        <TextAreaField
          {...fieldOf("answer")}
          label="Your answer, where the fields above do not say it"
          rows={4}
          dir="auto"
        />
      </FormFrame>
    </>
  );
}
