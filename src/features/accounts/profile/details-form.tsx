import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { MISSING } from "../accounts.ts";
import { EmailField, MobileField, NameField } from "../forms/fields.tsx";
import { FormProblems } from "../forms/form-problems.tsx";
import { missingIn, useAccountForm, type Values, wrongOf } from "../forms/use-account-form.ts";
import { updateUser } from "../session.store.ts";
import { callWithSession } from "../session-client.ts";
import { type User, userOf } from "../user.ts";
import { PendingEmail } from "./pending-email.tsx";
import { Done } from "./profile-section.tsx";
import { NOT_SAVED } from "./texts.ts";

const REQUIRED_DETAILS = { name: MISSING.name, email: MISSING.email };
const PASSWORD_REQUIRED = { password: MISSING.password };

const DETAILS_FIELDS = {
  name: "profile-name",
  mobile: "profile-mobile",
  email: "profile-email",
  password: "profile-email-password",
};

/**
 * Name, mobile number and e-mail. A new e-mail address asks for the password, and then waits for the
 * link in the mail to it.
 */
export function DetailsForm({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email);
  const movesEmail = email.trim().toLowerCase() !== user.email.toLowerCase();
  const { wrong, isSending, isDone, submit } = useAccountForm({
    check: (values) =>
      missingIn(
        values,
        movesEmail ? { ...REQUIRED_DETAILS, ...PASSWORD_REQUIRED } : REQUIRED_DETAILS,
      ),
    send: async (values) => {
      const wrong = await saveDetails(values, user, movesEmail);
      // It is still the old one: the new one waits to be confirmed.
      if (!wrong) setEmail(user.email);
      return wrong;
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormProblems wrong={wrong} fields={DETAILS_FIELDS} />
      <NameField id={DETAILS_FIELDS.name} defaultValue={user.name} error={wrong?.fields.name} />
      <MobileField
        id={DETAILS_FIELDS.mobile}
        defaultValue={user.mobile ?? ""}
        error={wrong?.fields.mobile}
      />
      <EmailField
        id={DETAILS_FIELDS.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong?.fields.email}
      />
      {user.pending_email !== null && <PendingEmail pending={user.pending_email} user={user} />}
      {movesEmail && (
        <PasswordField
          id={DETAILS_FIELDS.password}
          label="Your password"
          hint="To be sure that it is you who moves the account to another address."
          name="password"
          autoComplete="current-password"
          required
          error={wrong?.fields.password}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Saving..." : "Save details"}
        </Button>
        <Done>{isDone && "Your details are saved."}</Done>
      </div>
    </form>
  );
}

async function saveDetails(values: Values, user: User, movesEmail: boolean) {
  const { name, mobile, email, password } = values;
  // The operator may have made an account without a number; none can be taken away.
  const isStated = mobile !== "" || user.mobile !== null;
  const { body, problem } = await callWithSession(OWN_ACCOUNT.change, {
    body: { name, ...(isStated && { mobile }), ...(movesEmail && { email, password }) },
  });
  if (problem) return wrongOf(problem, NOT_SAVED);
  const changed = userOf(body);
  if (changed) updateUser(changed);
  return null;
}
