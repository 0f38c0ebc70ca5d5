import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { CurrentPasswordField, NewPasswordFields } from "../forms/fields.tsx";
import { callWithSession } from "../session-client.ts";
import { Done } from "./profile-section.tsx";
import { NOT_SAVED } from "./texts.ts";

const PASSWORD_FIELDS = {
  current_password: "profile-current-password",
  password: "profile-new-password",
  confirm: "profile-confirm-password",
};

interface PasswordFormProps {
  user: { email: string };
  /** Called after the change, which ended all other sessions. */
  onChanged: () => void;
}

/** The form that changes the password. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const form = useForm({
    ids: PASSWORD_FIELDS,
    schema: async () => (await import("../accounts.schema.ts")).passwordChangeForm,
    send: ({ current_password, password }) =>
      callWithSession(OWN_ACCOUNT.changePassword, { body: { current_password, password } }),
    onDone: (_, form) => {
      form.reset();
      onChanged();
    },
    sentence: serverSentence(NOT_SAVED),
  });
  const { fieldOf, isDone } = form;
  return (
    <FormFrame
      form={form}
      button="Change password"
      busy="Saving..."
      look={{ size: "md" }}
      beside={
        <Done>{isDone && "Your password is changed. All other devices are signed out."}</Done>
      }
    >
      {/* Tells password managers which account the new password is for. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <CurrentPasswordField {...fieldOf("current_password")} label="Current password" />
      <NewPasswordFields fieldOf={fieldOf} />
    </FormFrame>
  );
}
