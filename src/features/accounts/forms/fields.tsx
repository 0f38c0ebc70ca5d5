import type { ComponentProps } from "react";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PASSWORD_LENGTH } from "../account-limits.ts";

type AccountFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "id" | "error" | "defaultValue" | "value" | "onChange" | "required"
>;

/** A person's name; its direction follows its script. */
export function NameField(props: AccountFieldProps) {
  return (
    <TextField {...props} label="Full name" name="name" autoComplete="name" dir="auto" required />
  );
}

/** A mobile number, with the matching keyboard and autocompletion. */
export function MobileField(props: AccountFieldProps) {
  return (
    <TextField
      {...props}
      label="Mobile number"
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}

/** The password that the account has now. */
export function CurrentPasswordField(
  props: Pick<ComponentProps<typeof PasswordField>, "id" | "hint" | "error"> & {
    label?: string;
    name?: string;
  },
) {
  return (
    <PasswordField
      label="Your password"
      name="password"
      {...props}
      autoComplete="current-password"
      required
    />
  );
}

/** A code of an authenticator app, which phones fill in, or a recovery code. */
export function CodeField(
  props: Pick<AccountFieldProps, "id" | "error" | "required"> & {
    label?: string;
    autoFocus?: boolean;
  },
) {
  return (
    <TextField
      label="Code"
      required
      {...props}
      hint="Six digits of your authenticator app, or a recovery code."
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** What is said of a new password beforehand. */
const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.min} characters`;

type NewPasswordProps = Pick<ComponentProps<typeof PasswordField>, "id" | "error">;

/** The password of a new account. */
export function FirstPasswordField(props: NewPasswordProps) {
  return (
    <PasswordField
      {...props}
      label="Password"
      hint={`${PASSWORD_HINT}. A few words together are easy to keep and hard to guess.`}
      name="password"
      autoComplete="new-password"
      required
    />
  );
}

interface NewPasswordFieldsProps {
  /** As `useForm` gives it. */
  fieldOf: (name: "password" | "confirm") => NewPasswordProps;
}

/** A new password, typed twice. */
export function NewPasswordFields({ fieldOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...fieldOf("password")}
        label="New password"
        hint={PASSWORD_HINT}
        name="password"
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...fieldOf("confirm")}
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        required
      />
    </>
  );
}
