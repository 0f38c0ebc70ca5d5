import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { paths } from "#web/paths.ts";
import { call } from "../call.ts";
import type { User } from "../session.store.ts";
import { LINK, WithoutScript } from "./account-page.tsx";
import { EmailField } from "./fields.tsx";
import { FormProblems } from "./form-problems.tsx";
import { missingIn, useAccountForm, type Values, type Wrong, wrongOf } from "./use-account-form.ts";

const FAILED = "Login failed";
const FIELDS = { email: "login-email", password: "login-password" };

interface LoginFormProps {
  onDone: (token: string | null, user: User) => void;
}

/** Email and password for a session. */
export function LoginForm({ onDone }: LoginFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    check: (values) => missingIn(values, ["email", "password"]),
    send: (values) => logIn(values, onDone),
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <WithoutScript>
        Signing in needs JavaScript, which is off in this browser. Searching and comparing courses
        work without an account.
      </WithoutScript>
      <FormProblems wrong={wrong} fields={FIELDS} />
      <EmailField id={FIELDS.email} error={wrong?.fields.email} />
      <PasswordField
        id={FIELDS.password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={wrong?.fields.password}
      />
      <Button type="submit" size="lg" aria-disabled={isSending} className="noscript:hidden">
        Sign in
      </Button>
      <Link to={paths.forgotPassword()} className={`${LINK} justify-self-start py-2`}>
        Forgot your password?
      </Link>
    </form>
  );
}

interface LoginAnswer {
  token?: string | null;
  user: User;
}

async function logIn({ email, password }: Values, onDone: LoginFormProps["onDone"]) {
  const { body, refusal } = await call<LoginAnswer>("POST", "/api/login", { email, password });
  if (refusal) return wrongOf(refusal, { failed: FAILED, network: FAILED });
  onDone(body.token ?? null, body.user);
  return null satisfies Wrong | null;
}
