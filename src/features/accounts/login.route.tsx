import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { EmailField } from "#ui/email-field.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { REGISTERED } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { ANSWERS } from "./accounts.ts";
import {
  ACCOUNT_LINK,
  AccountPage,
  ForgotLink,
  SignInWithoutScript,
} from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { CodeField, CurrentPasswordField } from "./forms/fields.tsx";
import { useArrival } from "./forms/use-arrival.ts";
import { mergeShortlist } from "./merge-shortlist.ts";
import { signIn, useSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";
import { type User, userOf } from "./user.ts";

/** Enter sends the form without JavaScript too: the page says again what it needs, and reads nothing. */
export const action = () => null;

export const meta = fixedMeta({
  title: "Sign in",
  description: "Sign in to your account at the directory of courses in the Maldives.",
  path: paths.login(),
  indexed: false,
  referrer: "same-origin",
});

export default function Login() {
  const { user } = useSession();
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const { from, note, email } = useArrival();
  const [parameters] = useSearchParams();
  const registered = parameters.has(REGISTERED) ? ANSWERS.registered : null;
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
      <LoginForm note={note ?? registered} email={email} onDone={enter} />
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
  const form = useForm({
    ids: LOGIN_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).signInForm,
    send: (body) => callWithSession(ACCOUNTS.login, { body }),
    onDone: ({ token, user }) => onDone(token ?? null, userOf(user)),
    sentence: serverSentence(LOGIN_FAILED, LOGIN_FAILED),
  });
  const { problem, fieldOf, isSent } = form;
  const [codeAsked, setCodeAsked] = useState<typeof problem>(null);
  if (problem?.fields.code && !codeAsked) setCodeAsked(problem);
  // That a code is asked for is the next step, and no mistake.
  const isNextStep = problem !== null && problem === codeAsked;
  return (
    <FormFrame
      form={{ ...form, problems: { ...form.problems, problem: isNextStep ? null : problem } }}
      before={
        <>
          <SignInWithoutScript />
          {note && !isSent && <LoginStep>{note}</LoginStep>}
          {isNextStep && <LoginStep>Your password is right. One more step: the code.</LoginStep>}
        </>
      }
      button="Sign in"
      waits
      look={{ className: "noscript:hidden" }}
      after={<ForgotLink />}
    >
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
    </FormFrame>
  );
}

function LoginStep({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-brand-soft px-4 py-3 text-brand-strong">
      {children}
    </p>
  );
}
