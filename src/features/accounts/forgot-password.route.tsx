import { useState } from "react";
import { data, Link } from "react-router";
import { requestContext, siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/forgot-password.route.ts";
import { accountFormsContext } from "./account-forms.context.ts";
import { AccountPage } from "./forms/account-page.tsx";
import { ForgotForm } from "./forms/forgot-form.tsx";
import { OutcomePanel, PANEL_LINK } from "./forms/outcome-panel.tsx";

export const handle: PageHandle = { header: "solid" };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(siteContext).publicUrl };
}

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const accountForms = context.get(accountFormsContext);
  const { visitorAddress } = context.get(requestContext);
  const returned = await accountForms.forgot(await request.formData(), visitorAddress);
  return data(returned, { status: returned.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...metadata({
      title: "Forgot your password?",
      description: "Ask for a link with which you choose a new password for your account at Magu.",
      canonical: loaderData.publicUrl + paths.forgotPassword(),
      indexed: false,
    }),
    // Else the browser sends the form without an origin, and it counts as another site's.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  return (
    <AccountPage
      heading="Forgot your password?"
      text={message === null && "We send you a link with which you choose a new one."}
    >
      {message === null ? (
        <ForgotForm returned={actionData} onSent={setMessage} />
      ) : (
        <Sent message={message} />
      )}
    </AccountPage>
  );
}

function Sent({ message }: { message: string }) {
  return (
    <OutcomePanel
      tone="success"
      title="Email Sent"
      action={
        <Link to={paths.login()} className={PANEL_LINK}>
          Return to login
        </Link>
      }
    >
      {message}
    </OutcomePanel>
  );
}
