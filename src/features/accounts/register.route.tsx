import { Link, redirect, useNavigate } from "react-router";
import { EmailField } from "#ui/email-field.tsx";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/register.route.ts";
import { accountsContext } from "./accounts.context.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { registration } from "./accounts.schema.ts";
import { ACCOUNT_LINK, AccountPage } from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { FirstPasswordField, MobileField, NameField } from "./forms/fields.tsx";
import { useSession } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";

/** The form without JavaScript; like the other, it leads to the login (specification, 2.11). */
export async function action(args: Route.ActionArgs) {
  const accounts = args.context.get(accountsContext);
  return await takeForm(args, {
    schema: registration,
    returned: ["name", "email", "mobile"],
    act: accounts.register,
    done: () => {
      throw redirect(paths.registered());
    },
  });
}

export const meta = fixedMeta({
  title: "Register",
  description: "Open a free account at the directory of courses in the Maldives.",
  path: paths.register(),
  indexed: false,
  referrer: "same-origin",
});

export default function Register({ actionData }: Route.ComponentProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AccountPage heading="Register" text="Free, for everyone who looks for a course.">
      <RegisterForm
        returned={actionData}
        onDone={(note) => navigate(paths.login(), { state: { note } })}
      />
      <p className="mt-4 border-t border-line pt-4">
        Have an account?{" "}
        <Link to={paths.login()} className={ACCOUNT_LINK}>
          Login
        </Link>
      </p>
    </AccountPage>
  );
}

const REGISTRATION_FAILED = "Registration failed. Please try again.";
const REGISTER_FIELDS = {
  name: "register-name",
  email: "register-email",
  mobile: "register-mobile",
  password: "register-password",
};

interface RegisterFormProps {
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

function RegisterForm({ returned, onDone }: RegisterFormProps) {
  const form = useForm({
    ids: REGISTER_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).registration,
    send: (body) => callWithSession(ACCOUNTS.register, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(REGISTRATION_FAILED, REGISTRATION_FAILED),
    returned,
  });
  const { fieldOf } = form;
  return (
    <FormFrame form={form} button="Register" after={WHAT_APPLIES}>
      <NameField {...fieldOf("name")} />
      <EmailField {...fieldOf("email")} />
      <MobileField {...fieldOf("mobile")} required />
      <FirstPasswordField {...fieldOf("password")} />
    </FormFrame>
  );
}

const WHAT_APPLIES = (
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
);
