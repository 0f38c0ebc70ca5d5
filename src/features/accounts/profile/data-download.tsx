import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { EXPORT_FILE, MISSING } from "../accounts.ts";
import { FormProblems } from "../forms/form-problems.tsx";
import { missingIn, useAccountForm, wrongOf } from "../forms/use-account-form.ts";
import { callWithSession } from "../session-client.ts";
import { Done } from "./profile-section.tsx";
import { NOT_DONE } from "./texts.ts";

const DOWNLOAD_FIELDS = { password: "export-password" };

/** Everything about the account as one file, for who knows its password. */
export function DataDownload() {
  const { wrong, isSending, isDone, submit } = useAccountForm({
    check: (values) => missingIn(values, { password: MISSING.password }),
    send: async ({ password = "" }, form) => {
      const { body, problem } = await callWithSession(OWN_ACCOUNT.export, { body: { password } });
      if (problem) return wrongOf(problem, NOT_DONE);
      saveFile(new Blob([JSON.stringify(body, null, 2)], { type: "application/json" }));
      form.reset();
      return null;
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={DOWNLOAD_FIELDS} />
      <PasswordField
        id={DOWNLOAD_FIELDS.password}
        label="Your password"
        hint="To be sure that it is you who takes everything along."
        name="password"
        autoComplete="current-password"
        required
        error={wrong?.fields.password}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" aria-disabled={isSending}>
          <Download aria-hidden size={20} />
          Download my data
        </Button>
        <Done>{isDone && `Your data is in the file ${EXPORT_FILE}.`}</Done>
      </div>
    </form>
  );
}

/** A plain link could not send the session along. */
function saveFile(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = EXPORT_FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}
