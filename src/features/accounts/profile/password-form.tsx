import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { MISSING } from "../accounts.ts";
import { NewPasswordFields } from "../forms/fields.tsx";
import { FormProblems } from "../forms/form-problems.tsx";
import { faultsOfNewPassword } from "../forms/new-password.ts";
import { missingIn, useAccountForm, type Values, wrongOf } from "../forms/use-account-form.ts";
import { callWithSession } from "../session-client.ts";
import { Done } from "./profile-section.tsx";
import { NOT_SAVED } from "./texts.ts";

const PASSWORD_FIELDS = {
  current_password: "profile-current-password",
  password: "profile-new-password",
  confirm: "profile-confirm-password",
};

interface PasswordFormProps {
  user: { email: string };
  /** The other sessions have ended. */
  onChanged: () => void;
}

/** A new password for the old one. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const { wrong, isSending, isDone, submit } = useAccountForm({
    check: passwordFaults,
    send: async ({ current_password = "", password = "" }, form) => {
      const { problem } = await callWithSession(OWN_ACCOUNT.changePassword, {
        body: { current_password, password },
      });
      if (problem) return wrongOf(problem, NOT_SAVED);
      form.reset();
      onChanged();
      return null;
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={PASSWORD_FIELDS} />
      {/* Tells password managers which account the new password is for. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <PasswordField
        id={PASSWORD_FIELDS.current_password}
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        required
        error={wrong?.fields.current_password}
      />
      <NewPasswordFields ids={PASSWORD_FIELDS} errors={wrong?.fields} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Saving..." : "Change password"}
        </Button>
        <Done>{isDone && "Your password is changed. All other devices are signed out."}</Done>
      </div>
    </form>
  );
}

function passwordFaults(values: Values): Record<string, string> | null {
  const missing = missingIn(values, { current_password: MISSING.current_password });
  const faults = faultsOfNewPassword(values);
  return missing || faults ? { ...missing, ...faults } : null;
}
