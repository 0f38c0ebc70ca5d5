import { type ReactNode, useState } from "react";
import { Link, redirect, useNavigate, useSearchParams } from "react-router";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { DomainError } from "#platform/errors.ts";
import { isOfThisSite } from "#platform/http/session-cookie.ts";
import { EmailField } from "#ui/email-field.tsx";
import { requestContext } from "#web/context.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { BACK, REGISTERED } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { isSitePath } from "#web/site-path.ts";
import type { Route } from "./+types/login.route.ts";
import { SESSION_MS } from "./account-limits.ts";
import { accountsContext } from "./accounts.context.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { signInForm } from "./accounts.schema.ts";
import { ANSWERS } from "./accounts.ts";
import { ACCOUNT_LINK, AccountPage, ForgotLink } from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { CodeField, CurrentPasswordField } from "./forms/fields.tsx";
import { useArrival } from "./forms/use-arrival.ts";
import { mergeShortlist } from "./merge-shortlist.ts";
import { signIn, useSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";
import { type User, userOf } from "./user.ts";

/** Signs in without JavaScript: by the cookie alone, which opens the pages of staff. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const { sessionCookie } = context.get(requestContext);
  const userAgent = request.headers.get("User-Agent");
  return await takeForm(args, {
    schema: signInForm,
    returned: ["email"],
    act: async (form, address) => {
      if (!isOfThisSite(request)) throw new DomainError("forbidden", 403, OTHER_SITE);
      return await context.get(accountsContext).login(form, { address, userAgent });
    },
    done: ({ cookie, user }) => {
      throw redirect(backOf(url.searchParams) ?? (user.is_staff ? paths.office() : paths.home()), {
        status: 303,
        headers: { "Set-Cookie": sessionCookie.begin(cookie, SESSION_MS.whole) },
      });
    },
  });
}

export const meta = fixedMeta({
  title: "Sign in",
  description: "Sign in to your account at the directory of courses in the Maldives.",
  path: paths.login(),
  indexed: false,
  referrer: "same-origin",
});

const OFFICE_NOTE = "Sign in to open the office.";
const OTHER_SITE = "This form was sent by another site. Sign in here.";

/** The path that opens once somebody is signed in; only paths of this site are. */
function backOf(parameters: URLSearchParams): string | null {
  const path = parameters.get(BACK);
  return path !== null && isSitePath(path) ? path : null;
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { user } = useSession();
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const arrival = useArrival();
  const { note, email } = arrival;
  const [parameters] = useSearchParams();
  const back = backOf(parameters);
  const from = arrival.from ?? back;
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
  // Who is led here by a page has no session that opens it, whatever this browser keeps.
  if (user && !isEntering && !back) return <AlreadySignedIn user={user} />;
  return (
    <AccountPage
      heading="Sign in"
      text={
        isOffice ? "To the office of your institution." : "To your chats and your saved courses."
      }
      isAlone={isOffice}
    >
      <LoginForm
        note={note ?? registered ?? (back && (isOffice ? OFFICE_NOTE : "Sign in to go on."))}
        email={email}
        returned={actionData}
        onDone={enter}
      />
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
  /** What the server answered without JavaScript. */
  returned: ReturnedForm | undefined;
  onDone: (token: string | null, user: User | null) => void;
}

function LoginForm({ note, email, returned, onDone }: LoginFormProps) {
  const form = useForm({
    ids: LOGIN_FIELDS,
    returned,
    schema: async () => (await import("./accounts.schema.ts")).signInForm,
    send: (body) => callWithSession(ACCOUNTS.login, { body }),
    onDone: ({ token, user }) => onDone(token ?? null, userOf(user)),
    sentence: serverSentence(LOGIN_FAILED, LOGIN_FAILED),
  });
  const { problem, fieldOf, isSent } = form;
  const [codeAsked, setCodeAsked] = useState<typeof problem>(problem?.fields.code ? problem : null);
  if (problem?.fields.code && !codeAsked) setCodeAsked(problem);
  // That a code is asked for is the next step, and no mistake.
  const isNextStep = problem !== null && problem === codeAsked;
  return (
    <FormFrame
      form={{ ...form, problems: { ...form.problems, problem: isNextStep ? null : problem } }}
      before={
        <>
          {note && !isSent && <LoginStep>{note}</LoginStep>}
          {isNextStep && <LoginStep>Your password is right. One more step: the code.</LoginStep>}
        </>
      }
      button="Sign in"
      waits
      after={<ForgotLink />}
    >
      <EmailField
        // Known only once the page is alive.
        key={email}
        {...fieldOf("email")}
        defaultValue={email ?? form.values.email}
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
