import { data, Link, useNavigate } from "react-router";
import { requestContext, siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/register.route.ts";
import { accountFormsContext } from "./account-forms.context.ts";
import { ACCOUNT_LINK, AccountPage } from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { OutcomePanel } from "./forms/outcome-panel.tsx";
import { RegisterForm } from "./forms/register-form.tsx";
import { useSession } from "./session.store.ts";

export const handle: PageHandle = { header: "solid" };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(siteContext).publicUrl };
}

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const accountForms = context.get(accountFormsContext);
  const { visitorAddress } = context.get(requestContext);
  const returned = await accountForms.register(await request.formData(), visitorAddress);
  return data(returned, { status: returned.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...metadata({
      title: "Register",
      description: "Open a free account at Magu, the directory of courses in the Maldives.",
      canonical: loaderData.publicUrl + paths.register(),
      indexed: false,
    }),
    // Else the browser sends the form without an origin, and it counts as another site's.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function Register({ actionData }: Route.ComponentProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AccountPage heading="Register" text="Free, for everyone who looks for a course.">
      {actionData?.message ? (
        <OutcomePanel tone="success" title="Registered">
          {actionData.message}
        </OutcomePanel>
      ) : (
        <RegisterForm
          returned={actionData}
          onDone={(note) => navigate(paths.login(), { state: { note } })}
        />
      )}
      <p className="mt-4 border-t border-line pt-4">
        Have an account?{" "}
        <Link to={paths.login()} className={ACCOUNT_LINK}>
          Login
        </Link>
      </p>
    </AccountPage>
  );
}
