import { useEffect } from "react";
import { useNavigate } from "react-router";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { useMessageForm } from "#web/forms/use-form.ts";
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
 * (specification, 9).
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

const RESET_FAILED = "Failed to reset password";
const RESET_FIELDS = { password: "reset-password", confirm: "reset-confirm" };

/** The link is validated; then a new password is typed, twice. */
function ResetSteps({ token }: { token: string | undefined }) {
  const link = useResetLink(token);
  const form = useMessageForm({
    ids: RESET_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).newPasswordForm,
    send: ({ password }) =>
      callWithSession(ACCOUNTS.resetPassword, { body: { token: token ?? "", password } }),
    sentence: serverSentence(RESET_FAILED),
  });
  const { message } = form;
  useMoveToLogin(message);
  if (link.state === "validating") return <p role="status">Validating your reset link...</p>;
  if (link.state === "invalid") return <InvalidLink error={link.error} />;
  if (message !== null) {
    return <OutcomePanel title="Your password is changed">{message}</OutcomePanel>;
  }
  return (
    <FormFrame form={form} button="Reset Password" busy="Resetting...">
      <NewPasswordFields fieldOf={form.fieldOf} />
    </FormFrame>
  );
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
