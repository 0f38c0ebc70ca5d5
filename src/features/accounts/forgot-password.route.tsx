import { Link } from "react-router";
import { EmailField } from "#ui/email-field.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useMessageForm } from "#web/forms/use-form.ts";
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
    act: ({ email }, address) => accounts.forgot(email, address),
    done: ANSWERS.resetSent,
  });
}

export const meta = fixedMeta({
  title: "Forgot your password?",
  description: "Ask for a link with which you choose a new password for your account.",
  path: paths.forgotPassword(),
  indexed: false,
  referrer: "same-origin",
});

const FORGOT_FAILED = "Failed to process request";
const FORGOT_FIELDS = { email: "forgot-email" };

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useMessageForm({
    ids: FORGOT_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).forgotten,
    send: (body) => callWithSession(ACCOUNTS.forgotPassword, { body }),
    sentence: serverSentence(FORGOT_FAILED),
    returned: actionData,
  });
  const toLogin = { to: paths.login(), label: "Return to login" };
  return (
    <AccountPage
      heading="Forgot your password?"
      text="We send you a link with which you choose a new one."
      outcome={
        form.message !== null && { title: "Email Sent", next: toLogin, children: form.message }
      }
    >
      <FormFrame
        form={form}
        button="Send Reset Link"
        busy="Sending..."
        after={
          <Link to={toLogin.to} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
            {toLogin.label}
          </Link>
        }
      >
        <EmailField {...form.fieldOf("email")} />
      </FormFrame>
    </AccountPage>
  );
}
