import { Button } from "#ui/button.tsx";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import { callWithSession } from "../session-client.ts";
import { NewPasswordFields } from "./fields.tsx";
import { FormProblems } from "./form-problems.tsx";
import { faultsOfNewPassword } from "./new-password.ts";
import { useAccountForm, wrongOf } from "./use-account-form.ts";

const RESET_TEXTS = {
  failed: "Failed to reset password",
  network: "Network error. Please try again later.",
};
const RESET_FIELDS = { password: "reset-password", confirm: "reset-confirm" };

interface ResetFormProps {
  token: string;
  /** Gets the server's sentence. */
  onDone: (message: string) => void;
}

/** Chooses a new password, typed twice. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    check: faultsOfNewPassword,
    send: async ({ password = "" }) => {
      const { body, problem } = await callWithSession(ACCOUNTS.resetPassword, {
        body: { token, password },
      });
      if (problem) return wrongOf(problem, RESET_TEXTS);
      onDone(body.message);
      return null;
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={RESET_FIELDS} />
      <NewPasswordFields ids={RESET_FIELDS} errors={wrong?.fields} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Resetting..." : "Reset Password"}
      </Button>
    </form>
  );
}
