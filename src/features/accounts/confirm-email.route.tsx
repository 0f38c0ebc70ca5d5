import { useState } from "react";
import { data, Link } from "react-router";
import { requestContext, siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/confirm-email.route.ts";
import { accountFormsContext } from "./account-forms.context.ts";
import { AccountPage } from "./forms/account-page.tsx";
import { ConfirmEmailForm } from "./forms/confirm-email-form.tsx";
import { OutcomePanel, PANEL_LINK } from "./forms/outcome-panel.tsx";
import { checkSession, useSession } from "./session.store.ts";

export const handle: PageHandle = { header: "solid", holdsSecret: true };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(siteContext).publicUrl };
}

/** The form without JavaScript. */
export async function action({ params, context }: Route.ActionArgs) {
  const accountForms = context.get(accountFormsContext);
  const { visitorAddress } = context.get(requestContext);
  const returned = await accountForms.confirmEmail(params.token ?? "", visitorAddress);
  return data(returned, { status: returned.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...metadata({
      title: "Confirm your new address",
      description: "Confirm the new e-mail address of your account at Magu.",
      canonical: loaderData.publicUrl + paths.confirmEmail(""),
      indexed: false,
    }),
    // The address holds a token, for nobody else to see; without an origin the form would count as
    // another site's.
    { name: "referrer", content: "same-origin" },
  ];
}

/** A link alone changes nothing: programs that look at mails follow links too. */
export default function ConfirmEmail({ params, actionData }: Route.ComponentProps) {
  const [message, setMessage] = useState(actionData?.message ?? null);
  const confirm = (sentence: string) => {
    setMessage(sentence);
    // The header shows the address.
    checkSession();
  };
  return (
    <AccountPage
      heading="Confirm your new address"
      text={message === null && "From then on you sign in with it, and our mails go there."}
    >
      {message === null ? (
        <ConfirmEmailForm token={params.token ?? ""} returned={actionData} onDone={confirm} />
      ) : (
        <Confirmed message={message} />
      )}
    </AccountPage>
  );
}

function Confirmed({ message }: { message: string }) {
  const isSignedIn = useSession().user !== null;
  return (
    <OutcomePanel
      tone="success"
      title="Your address is confirmed"
      action={
        <Link to={isSignedIn ? paths.profile() : paths.login()} className={PANEL_LINK}>
          {isSignedIn ? "Go to your profile" : "Sign in"}
        </Link>
      }
    >
      {message}
    </OutcomePanel>
  );
}
