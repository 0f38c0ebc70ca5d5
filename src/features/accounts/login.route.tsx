import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { ACCOUNT_LINK, AccountPage, SignInWithoutScript } from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { CodeField, CurrentPasswordField } from "./forms/fields.tsx";
import { useArrival } from "./forms/use-arrival.ts";
import { mergeShortlist } from "./merge-shortlist.ts";
import { signIn, useSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";
import { type User, userOf } from "./user.ts";

export const meta = fixedMeta({
  title: "Sign in",
  description: "Sign in to your account at the directory of courses in the Maldives.",
  path: paths.login(),
  indexed: false,
});

export default function Login() {
  const { user } = useSession();
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const { from, note, email } = useArrival();
  const enter = (token: string | null, person: User | null) => {
    setEntering(true);
    signIn(token, person);
    mergeShortlist(shortlist);
    navigate(from ?? (person?.is_staff ? paths.office() : paths.chat()), {
      replace: from !== null,
    });
  };
  const isOffice = from?.startsWith(paths.office()) ?? false;
  if (user && !isEntering) return <AlreadySignedIn user={user} />;
  return (
    <AccountPage
      heading="Sign in"
      text={
        isOffice ? "To the office of your institution." : "To your chats and your saved courses."
      }
      isAlone={isOffice}
    >
      <LoginForm note={note} email={email} onDone={enter} />
      <p className="mt-4 border-t border-line pt-4">
        New here?{" "}
        <Link to={paths.register()} className={ACCOUNT_LINK}>
          Register here
        </Link>
      </p>
    </AccountPage>
  );
}

const LOGIN_FAILED = "Login failed";
const LOGIN_FIELDS = { email: "login-email", password: "login-password", code: "login-code" };

interface LoginFormProps {
  /** Result of the previous step; removed when the form is sent. */
  note: string | null;
  /** The address that is filled in. */
  email: string | null;
  onDone: (token: string | null, user: User | null) => void;
}

function LoginForm({ note, email, onDone }: LoginFormProps) {
  const { problem, fieldOf, isSending, isSent, formProps } = useForm({
    ids: LOGIN_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).signInForm,
    send: (body) => callWithSession(ACCOUNTS.login, { body }),
    onDone: ({ token, user }) => onDone(token ?? null, userOf(user)),
    sentence: serverSentence(LOGIN_FAILED, LOGIN_FAILED),
  });
  const [codeAsked, setCodeAsked] = useState<typeof problem>(null);
  if (problem?.fields.code && !codeAsked) setCodeAsked(problem);
  // That a code is asked for is the next step, and no mistake.
  const isNextStep = problem !== null && problem === codeAsked;
  return (
    <form {...formProps} className="grid gap-5">
      <SignInWithoutScript />
      {note && !isSent && (
        <p role="status" className="rounded-md bg-brand-soft px-4 py-3 text-brand-strong">
          {note}
        </p>
      )}
      {isNextStep && (
        <p role="status" className="rounded-md bg-brand-soft px-4 py-3 text-brand-strong">
          Your password is right. One more step: the code.
        </p>
      )}
      <FormProblems problem={isNextStep ? null : problem} fields={LOGIN_FIELDS} />
      <EmailField
        // Known only once the page is alive.
        key={email}
        {...fieldOf("email")}
        defaultValue={email ?? undefined}
      />
      <CurrentPasswordField {...fieldOf("password")} label="Password" />
      {codeAsked && (
        <CodeField {...fieldOf("code")} autoFocus {...(isNextStep && { error: undefined })} />
      )}
      <Button type="submit" size="lg" aria-disabled={isSending} className="noscript:hidden">
        Sign in
      </Button>
      <Link to={paths.forgotPassword()} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
        Forgot your password?
      </Link>
    </form>
  );
}
