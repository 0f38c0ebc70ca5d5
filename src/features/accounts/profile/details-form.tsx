import { useState } from "react";
import { EmailField } from "#ui/email-field.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { CurrentPasswordField, MobileField, NameField } from "../forms/fields.tsx";
import { updateUser } from "../session.store.ts";
import { callWithSession } from "../session-client.ts";
import { type User, userOf } from "../user.ts";
import { PendingEmail } from "./pending-email.tsx";
import { Done } from "./profile-section.tsx";
import { NOT_SAVED } from "./texts.ts";

const DETAILS_FIELDS = {
  name: "profile-name",
  mobile: "profile-mobile",
  email: "profile-email",
  password: "profile-email-password",
};

/**
 * Name, mobile number and e-mail. A new e-mail address needs the password, and then the link mailed
 * to it.
 */
export function DetailsForm({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email);
  const movesEmail = email.trim().toLowerCase() !== user.email.toLowerCase();
  // An account that the operator created may have no number; an existing number cannot be removed.
  const isStated = (mobile: string | undefined) => mobile !== "" || user.mobile !== null;
  const form = useForm({
    ids: DETAILS_FIELDS,
    schema: async () => (await import("../accounts.schema.ts")).profileChange,
    read: ({ name, mobile, email, password }) => ({
      name,
      ...(isStated(mobile) && { mobile }),
      ...(movesEmail && { email, password }),
    }),
    send: (body) => callWithSession(OWN_ACCOUNT.change, { body }),
    onDone: (answer) => {
      const changed = userOf(answer);
      if (changed) updateUser(changed);
      // Resets the field to the current address, because the new one is not confirmed yet.
      setEmail(user.email);
    },
    sentence: serverSentence(NOT_SAVED),
  });
  const { fieldOf, isDone } = form;
  return (
    <FormFrame
      form={form}
      button="Save details"
      busy="Saving..."
      look={{ size: "md" }}
      beside={<Done>{isDone && "Your details are saved."}</Done>}
    >
      <NameField {...fieldOf("name")} defaultValue={user.name} />
      <MobileField {...fieldOf("mobile")} defaultValue={user.mobile ?? ""} />
      <EmailField
        {...fieldOf("email")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {user.pending_email !== null && <PendingEmail pending={user.pending_email} user={user} />}
      {movesEmail && (
        <CurrentPasswordField
          {...fieldOf("password")}
          hint="To be sure that it is you who moves the account to another address."
        />
      )}
    </FormFrame>
  );
}
