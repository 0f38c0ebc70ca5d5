import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import { MISSING } from "../accounts.ts";
import { callWithSession } from "../session-client.ts";
import { ACCOUNT_LINK } from "./account-page.tsx";
import { EmailField } from "./fields.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { ReturnedForm } from "./returned-form.ts";
import { missingIn, useAccountForm, type Values, wrongOf } from "./use-account-form.ts";

const FORGOT_TEXTS = {
  failed: "Failed to process request",
  network: "Network error. Please try again later.",
};
const FORGOT_FIELDS = { email: "forgot-email" };

interface ForgotFormProps {
  returned: ReturnedForm | undefined;
  /** Gets the server's sentence. */
  onSent: (message: string) => void;
}

/** Asks for a link to choose a new password. */
export function ForgotForm({ returned, onSent }: ForgotFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    check: (values) => missingIn(values, { email: MISSING.email }),
    send: (values) => askForLink(values, onSent),
    returned: returned?.wrong,
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={FORGOT_FIELDS} />
      <EmailField
        id={FORGOT_FIELDS.email}
        defaultValue={returned?.values.email}
        error={wrong?.fields.email}
      />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Sending..." : "Send Reset Link"}
      </Button>
      <Link to={paths.login()} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
        Return to login
      </Link>
    </form>
  );
}

async function askForLink({ email = "" }: Values, onSent: ForgotFormProps["onSent"]) {
  const { body, problem } = await callWithSession(ACCOUNTS.forgotPassword, { body: { email } });
  if (problem) return wrongOf(problem, FORGOT_TEXTS);
  onSent(body.message);
  return null;
}
