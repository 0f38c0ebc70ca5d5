import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/reset-password.route.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { AccountPage, AccountWithoutScript } from "./forms/account-page.tsx";
import { NewPasswordFields } from "./forms/fields.tsx";
import { useResetLink } from "./forms/use-reset-link.ts";
import { forgetSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";

/**
 * Time for which the success message is shown before the redirect to the login, in milliseconds
 * (requirements, 9).
 */
const REDIRECT_DELAY_MS = 100;

export const meta = fixedMeta({
  title: "Reset your password",
  description: "Choose a new password for your account.",
  path: paths.resetPassword(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "no-referrer",
});

export default function ResetPassword({ params }: Route.ComponentProps) {
  return (
    <AccountPage heading="Reset your password">
      <AccountWithoutScript>
        Choosing a new password needs JavaScript, which is off in this browser.
      </AccountWithoutScript>
      <div className="noscript:hidden">
        <ResetSteps key={params.token} token={params.token} />
      </div>
    </AccountPage>
  );
}

function ResetSteps({ token }: { token: string | undefined }) {
  const link = useResetLink(token);
  const [message, setMessage] = useState<string | null>(null);
  useMoveToLogin(message);
  if (link.state === "validating") return <p role="status">Validating your reset link...</p>;
  if (link.state === "invalid") return <InvalidLink error={link.error} />;
  if (message !== null) {
    return (
      <OutcomePanel tone="success" title="Your password is changed">
        {message}
      </OutcomePanel>
    );
  }
  return <ResetForm token={token ?? ""} onDone={setMessage} />;
}

function InvalidLink({ error }: { error: string }) {
  return (
    <OutcomePanel
      tone="danger"
      title="Invalid Reset Link"
      next={{ to: paths.forgotPassword(), label: "Request a new reset link" }}
    >
      {error}
    </OutcomePanel>
  );
}

/** The old password's sessions have all ended, including this browser's. */
function useMoveToLogin(message: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    forgetSession();
    const timer = setTimeout(
      () => navigate(paths.login(), { replace: true, state: { note: message } }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [message, navigate]);
}

const RESET_FAILED = "Failed to reset password";
const RESET_FIELDS = { password: "reset-password", confirm: "reset-confirm" };

interface ResetFormProps {
  token: string;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

/** The form with a new password, typed twice. */
function ResetForm({ token, onDone }: ResetFormProps) {
  const { problems, fieldOf, isSending, formProps } = useForm({
    ids: RESET_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).newPasswordForm,
    send: ({ password }) => callWithSession(ACCOUNTS.resetPassword, { body: { token, password } }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(RESET_FAILED),
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <NewPasswordFields fieldOf={fieldOf} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Resetting..." : "Reset Password"}
      </Button>
    </form>
  );
}
