import { Link } from "react-router";
import type { z } from "zod";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { paths } from "#web/paths.ts";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import type { registration } from "../accounts.schema.ts";
import { MISSING } from "../accounts.ts";
import { callWithSession } from "../session-client.ts";
import { ACCOUNT_LINK } from "./account-page.tsx";
import { EmailField, MobileField, NameField } from "./fields.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { ReturnedForm } from "./returned-form.ts";
import { missingIn, useAccountForm, type Values, wrongOf } from "./use-account-form.ts";

const REGISTRATION_FAILED = "Registration failed. Please try again.";
const REGISTER_FIELDS = {
  name: "register-name",
  email: "register-email",
  mobile: "register-mobile",
  password: "register-password",
};

const REQUIRED_FOR_REGISTRATION = {
  name: MISSING.name,
  email: MISSING.email,
  mobile: MISSING.mobile,
  password: MISSING.new_password,
};

interface RegisterFormProps {
  returned: ReturnedForm | undefined;
  /** Gets the server's sentence. */
  onDone: (message: string) => void;
}

/** What an account needs. */
export function RegisterForm({ returned, onDone }: RegisterFormProps) {
  const { wrong, isSending, submit } = useAccountForm({
    check: (values) => missingIn(values, REQUIRED_FOR_REGISTRATION),
    send: (values) => register(values, onDone),
    returned: returned?.wrong,
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={REGISTER_FIELDS} />
      <NameField
        id={REGISTER_FIELDS.name}
        defaultValue={returned?.values.name}
        error={wrong?.fields.name}
      />
      <EmailField
        id={REGISTER_FIELDS.email}
        defaultValue={returned?.values.email}
        error={wrong?.fields.email}
      />
      <MobileField
        id={REGISTER_FIELDS.mobile}
        required
        defaultValue={returned?.values.mobile}
        error={wrong?.fields.mobile}
      />
      <PasswordField
        id={REGISTER_FIELDS.password}
        label="Password"
        hint="At least 8 characters. A few words together are easy to keep and hard to guess."
        name="password"
        autoComplete="new-password"
        required
        error={wrong?.fields.password}
      />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        Register
      </Button>
      <p className="text-sm text-ink-soft">
        What we keep, and for how long, is in the{" "}
        <Link to={paths.privacy()} className={ACCOUNT_LINK}>
          privacy policy
        </Link>
        ; what applies between us in the{" "}
        <Link to={paths.terms()} className={ACCOUNT_LINK}>
          terms of service
        </Link>
        .
      </p>
    </form>
  );
}

type RegistrationInput = z.input<typeof registration>;

async function register(values: Values, onDone: RegisterFormProps["onDone"]) {
  const { body, problem } = await callWithSession(ACCOUNTS.register, {
    body: values as RegistrationInput,
  });
  if (problem)
    return wrongOf(problem, { failed: REGISTRATION_FAILED, network: REGISTRATION_FAILED });
  onDone(body.message);
  return null;
}
