import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
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
    returned: [],
    act: async ({ token }, address) => {
      await accounts.confirmEmail(token, address);
      return ANSWERS.emailConfirmed;
    },
  });
}

export const meta = fixedMeta({
  title: "Confirm your new address",
  description: "Confirm the new e-mail address of your account.",
  path: paths.confirmEmail(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "same-origin",
});

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function ConfirmEmail({ params, actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  const confirm = (sentence: string) => {
    setMessage(sentence);
    // Reloads the session, because the header shows the address.
    checkSession();
  };
  return (
    <AccountPage
      heading="Confirm your new address"
      text={message === null && "From then on you sign in with it, and our mails go there."}
    >
      {message === null ? (
        <ConfirmEmailForm token={params.token ?? ""} returned={actionData} onDone={confirm} />
      ) : (
        <Confirmed message={message} />
      )}
    </AccountPage>
  );
}

function Confirmed({ message }: { message: string }) {
  const isSignedIn = useSession().user !== null;
  return (
    <OutcomePanel
      tone="success"
      title="Your address is confirmed"
      next={{
        to: isSignedIn ? paths.profile() : paths.login(),
        label: isSignedIn ? "Go to your profile" : "Sign in",
      }}
    >
      {message}
    </OutcomePanel>
  );
}

const CONFIRM_FAILED = "The address could not be confirmed. Please try again.";

interface ConfirmEmailFormProps {
  token: string;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

function ConfirmEmailForm({ token, returned, onDone }: ConfirmEmailFormProps) {
  const { problem, isSending, formProps } = useForm({
    schema: async () => (await import("./accounts.schema.ts")).emailLink,
    send: (body) => callWithSession(ACCOUNTS.confirmEmail, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(CONFIRM_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <FormProblems problem={problem} fields={{}} />
      {problem?.fields.token && (
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
