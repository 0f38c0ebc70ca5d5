import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/forgot-password.route.ts";
import { accountsContext } from "./accounts.context.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { forgotten } from "./accounts.schema.ts";
import { ANSWERS } from "./accounts.ts";
import { ACCOUNT_LINK, AccountPage } from "./forms/account-page.tsx";
import { callWithSession } from "./session-client.ts";

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const accounts = args.context.get(accountsContext);
  return await takeForm(args, {
    schema: forgotten,
    returned: ["email"],
    act: async ({ email }, address) => {
      await accounts.forgot(email, address);
      return ANSWERS.resetSent;
    },
  });
}

export const meta = fixedMeta({
  title: "Forgot your password?",
  description: "Ask for a link with which you choose a new password for your account.",
  path: paths.forgotPassword(),
  indexed: false,
  referrer: "same-origin",
});

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  return (
    <AccountPage
      heading="Forgot your password?"
      text={message === null && "We send you a link with which you choose a new one."}
    >
      {message === null ? (
        <ForgotForm returned={actionData} onSent={setMessage} />
      ) : (
        <Sent message={message} />
      )}
    </AccountPage>
  );
}

function Sent({ message }: { message: string }) {
  return (
    <OutcomePanel
      tone="success"
      title="Email Sent"
      next={{ to: paths.login(), label: "Return to login" }}
    >
      {message}
    </OutcomePanel>
  );
}

const FORGOT_FAILED = "Failed to process request";
const FORGOT_FIELDS = { email: "forgot-email" };

interface ForgotFormProps {
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onSent: (message: string) => void;
}

function ForgotForm({ returned, onSent }: ForgotFormProps) {
  const { problems, fieldOf, isSending, formProps } = useForm({
    ids: FORGOT_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).forgotten,
    send: (body) => callWithSession(ACCOUNTS.forgotPassword, { body }),
    onDone: ({ message }) => onSent(message),
    sentence: serverSentence(FORGOT_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <EmailField {...fieldOf("email")} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Sending..." : "Send Reset Link"}
      </Button>
      <Link to={paths.login()} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
        Return to login
      </Link>
    </form>
  );
}
