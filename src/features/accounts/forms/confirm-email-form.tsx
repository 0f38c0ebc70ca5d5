import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import { callWithSession } from "../session-client.ts";
import { ACCOUNT_LINK } from "./account-page.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { ReturnedForm } from "./returned-form.ts";
import { useAccountForm, wrongOf } from "./use-account-form.ts";

const CONFIRM_TEXTS = {
  failed: "The address could not be confirmed. Please try again.",
  network: "Network error. Please try again later.",
};

interface ConfirmEmailFormProps {
  token: string;
  returned: ReturnedForm | undefined;
  /** Gets the server's sentence. */
  onDone: (message: string) => void;
}

/** Confirms a new address with one button. */
export function ConfirmEmailForm({ token, returned, onDone }: ConfirmEmailFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    send: async () => {
      const { body, problem } = await callWithSession(ACCOUNTS.confirmEmail, { body: { token } });
      if (problem) return wrongOf(problem, CONFIRM_TEXTS);
      onDone(body.message);
      return null;
    },
    returned: returned?.wrong,
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={{}} />
      {wrong?.fields.token && (
        <p>
          A link works once, for a day. In{" "}
          <Link to={paths.profile()} className={ACCOUNT_LINK}>
            your profile
          </Link>{" "}
          you can ask for a new one.
        </p>
      )}
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Confirming..." : "Confirm this address"}
      </Button>
    </form>
  );
}
