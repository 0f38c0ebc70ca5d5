import { Link } from "react-router";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useMessageForm } from "#web/forms/use-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/confirm-email.route.ts";
import { accountsContext } from "./accounts.context.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { emailLink } from "./accounts.schema.ts";
import { ANSWERS } from "./accounts.ts";
import { ACCOUNT_LINK, AccountPage } from "./forms/account-page.tsx";
import { checkSession, useSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const accounts = args.context.get(accountsContext);
  return await takeForm(args, {
    schema: emailLink,
    act: ({ token }, address) => accounts.confirmEmail(token, address),
    done: ANSWERS.emailConfirmed,
  });
}

export const meta = linkMeta({
  title: "Confirm your new address",
  description: "Confirm the new e-mail address of your account.",
  path: paths.confirmEmail(""),
});

const CONFIRM_FAILED = "The address could not be confirmed. Please try again.";

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function ConfirmEmail({ params, actionData }: Route.ComponentProps) {
  const isSignedIn = useSession().user !== null;
  const form = useMessageForm({
    schema: async () => (await import("./accounts.schema.ts")).emailLink,
    send: (body) => callWithSession(ACCOUNTS.confirmEmail, { body }),
    // The header shows the address.
    onDone: () => void checkSession(),
    sentence: serverSentence(CONFIRM_FAILED),
    returned: actionData,
  });
  const next = isSignedIn
    ? { to: paths.profile(), label: "Go to your profile" }
    : { to: paths.login(), label: "Sign in" };
  return (
    <AccountPage
      heading="Confirm your new address"
      text="From then on you sign in with it, and our mails go there."
      outcome={
        form.message !== null && {
          title: "Your address is confirmed",
          next,
          children: form.message,
        }
      }
    >
      <FormFrame
        form={form}
        token={params.token ?? ""}
        button="Confirm this address"
        busy="Confirming..."
      >
        {form.problem?.fields.token && (
          <p>
            A link works once, for a day. In{" "}
            <Link to={paths.profile()} className={ACCOUNT_LINK}>
              your profile
            </Link>{" "}
            you can ask for a new one.
          </p>
        )}
      </FormFrame>
    </AccountPage>
  );
}
