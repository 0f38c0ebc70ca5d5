import { useState } from "react";
import { Link } from "react-router";
import { call } from "#web/api-client.ts";
import { ForPrograms } from "#web/forms/for-programs.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useMessageForm } from "#web/forms/use-form.ts";
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
  const [sentTo, setSentTo] = useState("");
  const form = useMessageForm({
    ids: APPLICATION_FIELDS,
    schema: async () => (await import("./applications.schema.ts")).application,
    send: (body) => call(APPLICATIONS.send, { body }),
    onDone: (sent) => setSentTo(String(new FormData(sent).get("email"))),
    sentence: serverSentence(APPLICATION_FAILED),
    returned,
  });
  const { fieldOf, message, values } = form;
  if (message !== null) {
    return (
      <OutcomePanel title="Look into your mailbox">
        {message}
        {sentTo && ` It went to ${sentTo}.`}
      </OutcomePanel>
    );
  }
  return (
    <FormFrame
      form={form}
      className="relative grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8"
      button="Apply"
      busy="Sending..."
      after={WHAT_WE_KEEP}
    >
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
    </FormFrame>
  );
}

const WHAT_WE_KEEP = (
  <p className="text-sm text-ink-soft">
    What we keep of an application, and for how long, is in the{" "}
    <Link to={paths.privacy()} className="text-link">
      privacy policy
    </Link>
    .
  </p>
);
