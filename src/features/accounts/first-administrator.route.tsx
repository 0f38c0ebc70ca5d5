import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { requestContext } from "#web/context.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { fixedMeta } from "#web/metadata.ts";
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
    act: async (person, address) => {
      await accounts.makeFirstAdministrator(person, address);
      return ANSWERS.administratorMade;
    },
  });
}

export const meta = fixedMeta({
  title: "The first administrator",
  description: "Make the first administrator of this directory of courses.",
  path: paths.firstAdministrator(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "same-origin",
});

export default function FirstAdministratorRoute({
  params,
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const isMade = Boolean(actionData?.message);
  return (
    <AccountPage
      heading="The first administrator"
      text={
        loaderData.works &&
        !isMade &&
        "Whoever administers the site reads applications, gives roles and looks after the directory. This address works once."
      }
      isAlone
    >
      {isMade && (
        <OutcomePanel tone="success" title="Welcome" next={{ to: paths.login(), label: "Sign in" }}>
          {actionData?.message}
        </OutcomePanel>
      )}
      {!isMade && !loaderData.works && (
        <OutcomePanel tone="danger" title="This address does not work">
          {INVALID_ADMINISTRATOR_LINK}
        </OutcomePanel>
      )}
      {!isMade && loaderData.works && (
        <FirstAdministratorForm
          token={params.token ?? ""}
          returned={actionData}
          onDone={(note) => {
            const state = { from: paths.office(), note };
            navigate(paths.login(), { state, replace: true });
          }}
        />
      )}
    </AccountPage>
  );
}

const FIRST_ADMINISTRATOR_FAILED = "The account could not be made. Please try again.";
const FIRST_ADMINISTRATOR_FIELDS = {
  name: "administrator-name",
  email: "administrator-email",
  password: "administrator-password",
};

interface FirstAdministratorFormProps {
  token: string;
  returned: ReturnedForm | undefined;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

function FirstAdministratorForm({ token, returned, onDone }: FirstAdministratorFormProps) {
  const { problems, fieldOf, isSending, formProps } = useForm({
    ids: FIRST_ADMINISTRATOR_FIELDS,
    schema: async () => (await import("./accounts.schema.ts")).firstAdministrator,
    send: (body) => callWithSession(ACCOUNTS.firstAdministrator, { body }),
    onDone: ({ message }) => onDone(message),
    sentence: serverSentence(FIRST_ADMINISTRATOR_FAILED),
    returned,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <FormProblems {...problems} />
      <NameField {...fieldOf("name")} />
      <EmailField {...fieldOf("email")} />
      <FirstPasswordField {...fieldOf("password")} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? "Making the account..." : "Become the administrator"}
      </Button>
    </form>
  );
}
