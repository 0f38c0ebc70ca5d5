import type { ComponentProps } from "react";
import { AccountPage } from "#features/accounts/forms/account-page.tsx";
import type { ReturnedForm } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";

interface AlertLinkProps extends Pick<ComponentProps<typeof AccountPage>, "heading" | "text"> {
  returned: ReturnedForm | undefined;
  button: string;
  done: { title: string; next: { to: string; label: string } };
}

/** What a mail links to. Opening it alone changes nothing, because mail scanners open links too. */
export function AlertLink({ returned, button, done, ...page }: AlertLinkProps) {
  const { message = null, problem = null } = returned ?? {};
  const form = { formProps: { method: "post" }, problems: { problem, fields: {} } };
  return (
    <AccountPage {...page} outcome={message !== null && { ...done, children: message }}>
      <FormFrame form={form} button={button} />
    </AccountPage>
  );
}
