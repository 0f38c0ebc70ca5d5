import { useNavigate } from "react-router";
import { EmailField } from "#ui/email-field.tsx";
import { requestContext } from "#web/context.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/first-administrator.route.ts";
import { accountsContext } from "./accounts.context.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { firstAdministrator } from "./accounts.schema.ts";
import { ANSWERS, INVALID_ADMINISTRATOR_LINK } from "./accounts.ts";
import { AccountPage } from "./forms/account-page.tsx";
import { FirstPasswordField, NameField } from "./forms/fields.tsx";
import { callWithSession } from "./session-client.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { visitorAddress } = context.get(requestContext);
  const accounts = context.get(accountsContext);
  const token = params.token ?? "";
  return {
    works: token !== "" && (await accounts.isAdministratorLinkValid(token, visitorAddress)),
  };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const accounts = args.context.get(accountsContext);
  return await takeForm(args, {
    schema: firstAdministrator,
    returned: ["name", "email"],
    act: accounts.makeFirstAdministrator,
    done: ANSWERS.administratorMade,
  });
}

export const meta = linkMeta({
  title: "The first administrator",
  description: "Make the first administrator of this directory of courses.",
  path: paths.firstAdministrator(""),
});

const FIRST_ADMINISTRATOR_FAILED = "The account could not be made. Please try again.";
const FIRST_ADMINISTRATOR_FIELDS = {
  name: "administrator-name",
  email: "administrator-email",
  password: "administrator-password",
};

export default function FirstAdministratorRoute(props: Route.ComponentProps) {
  const { params, loaderData, actionData } = props;
  const navigate = useNavigate();
  const form = useForm({
    ids: FIRST_ADMINISTRATOR_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).firstAdministrator,
    send: (body) => callWithSession(ACCOUNTS.firstAdministrator, { body }),
    onDone: ({ message }) => {
      const state = { from: paths.office(), note: message };
      navigate(paths.login(), { state, replace: true });
    },
    sentence: serverSentence(FIRST_ADMINISTRATOR_FAILED),
    returned: actionData,
  });
  const outcome = actionData?.message
    ? {
        title: "Welcome",
        next: { to: paths.login(), label: "Sign in" },
        children: actionData.message,
      }
    : !loaderData.works && NO_ADMINISTRATOR_LINK;
  return (
    <AccountPage
      heading="The first administrator"
      text="Whoever administers the site reads applications, gives roles and looks after the directory. This address works once."
      isAlone
      outcome={outcome}
    >
      <FormFrame
        form={form}
        token={params.token ?? ""}
        button="Become the administrator"
        busy="Making the account..."
      >
        <NameField {...form.fieldOf("name")} />
        <EmailField {...form.fieldOf("email")} />
        <FirstPasswordField {...form.fieldOf("password")} />
      </FormFrame>
    </AccountPage>
  );
}

const NO_ADMINISTRATOR_LINK = {
  tone: "danger",
  title: "This address does not work",
  children: INVALID_ADMINISTRATOR_LINK,
} as const;
