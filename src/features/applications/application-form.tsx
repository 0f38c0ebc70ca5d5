import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { ApplicantFields, InstitutionNameField } from "./applicant-fields.tsx";
import { APPLICATIONS } from "./applications.endpoints.ts";

const APPLICATION_FAILED = "The application could not be sent. Please try again.";
const APPLICATION_FIELDS = {
  institution: "application-institution",
  name: "application-name",
  position: "application-position",
  email: "application-email",
  register_number: "application-register-number",
};

interface ApplicationFormProps {
  /** Without an id it is a new one. */
  institution: { id: number | null; name: string };
  returned: ReturnedForm | undefined;
}

/** Who applies, for which institution. */
export function ApplicationForm({ institution, returned }: ApplicationFormProps) {
  const [message, setMessage] = useState(returned?.message ?? null);
  const [sentTo, setSentTo] = useState("");
  const { problems, fieldOf, isSending, formProps, values } = useForm({
    ids: APPLICATION_FIELDS,
    schema: async () => (await import("./applications.schema.ts")).application,
    send: (body) => call(APPLICATIONS.send, { body }),
    onDone: (answer, form) => {
      setMessage(answer.message);
      setSentTo(String(new FormData(form).get("email")));
    },
    sentence: serverSentence(APPLICATION_FAILED),
    returned,
  });
  if (message !== null) {
    return (
      <OutcomePanel tone="success" title="Look into your mailbox">
        {message}
        {sentTo && ` It went to ${sentTo}.`}
      </OutcomePanel>
    );
  }
  return (
    <form
      {...formProps}
      className="relative grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8"
    >
      <FormProblems {...problems} />
      {institution.id === null ? (
        <InstitutionNameField
          {...fieldOf("institution")}
          defaultValue={values.institution ?? institution.name}
        />
      ) : (
        <input type="hidden" name="institution_id" value={institution.id} />
      )}
      <ApplicantFields fieldOf={fieldOf} />
      <ForPrograms id="application-website" />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Sending..." : "Apply"}
      </Button>
      <p className="text-sm text-ink-soft">
        What we keep of an application, and for how long, is in the{" "}
        <Link to={paths.privacy()} className="text-brand underline underline-offset-4">
          privacy policy
        </Link>
        .
      </p>
    </form>
  );
}
