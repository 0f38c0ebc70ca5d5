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
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.min} characters`;

interface NewPasswordFieldsProps {
  ids: { password: string; confirm: string };
  errors: Readonly<Record<string, string>> | undefined;
}

/** A new password, typed twice. */
export function NewPasswordFields({ ids, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id={ids.password}
        label="New password"
        hint={PASSWORD_HINT}
        name="password"
        autoComplete="new-password"
        required
        error={errors?.password}
      />
      <PasswordField
        id={ids.confirm}
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        required
        error={errors?.confirm}
      />
    </>
  );
}
