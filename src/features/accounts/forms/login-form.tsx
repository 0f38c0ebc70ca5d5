import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import { MISSING } from "../accounts.ts";
import { callWithSession } from "../session-client.ts";
import { type User, userOf } from "../user.ts";
import { ACCOUNT_LINK, AccountWithoutScript } from "./account-page.tsx";
import { EmailField } from "./fields.tsx";
import { FormProblems } from "./form-problems.tsx";
import { missingIn, useAccountForm, type Values, type Wrong, wrongOf } from "./use-account-form.ts";

const LOGIN_FAILED = "Login failed";
const LOGIN_FIELDS = { email: "login-email", password: "login-password" };

interface LoginFormProps {
  /** What was done before; it goes when the form is sent. */
  note: string | null;
  onDone: (token: string | null, user: User | null) => void;
}

/** Email and password for a session. */
export function LoginForm({ note, onDone }: LoginFormProps) {
  const { wrong, isSending, isSent, submit } = useAccountForm({
    check: (values) => missingIn(values, { email: MISSING.email, password: MISSING.password }),
    send: (values) => logIn(values, onDone),
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <AccountWithoutScript>
        Signing in needs JavaScript, which is off in this browser. Searching and comparing courses
        work without an account.
      </AccountWithoutScript>
      {note && !isSent && (
        <p role="status" className="rounded-md bg-brand-soft px-4 py-3 text-brand-strong">
          {note}
        </p>
      )}
      <FormProblems wrong={wrong} fields={LOGIN_FIELDS} />
      <EmailField id={LOGIN_FIELDS.email} error={wrong?.fields.email} />
      <PasswordField
        id={LOGIN_FIELDS.password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={wrong?.fields.password}
      />
      <Button type="submit" size="lg" aria-disabled={isSending} className="noscript:hidden">
        Sign in
      </Button>
      <Link to={paths.forgotPassword()} className={`${ACCOUNT_LINK} justify-self-start py-2`}>
        Forgot your password?
      </Link>
    </form>
  );
}

async function logIn({ email = "", password = "" }: Values, onDone: LoginFormProps["onDone"]) {
  const { body, problem } = await callWithSession(ACCOUNTS.login, { body: { email, password } });
  if (problem) return wrongOf(problem, { failed: LOGIN_FAILED, network: LOGIN_FAILED });
  const { token, user } = body;
  onDone(token ?? null, userOf(user));
  return null satisfies Wrong | null;
}
