import { useNavigate } from "react-router";
import { AccountPage, ForgotLink } from "#features/accounts/forms/account-page.tsx";
import {
  CurrentPasswordField,
  FirstPasswordField,
  NameField,
} from "#features/accounts/forms/fields.tsx";
import { callWithSession } from "#features/accounts/session-client.ts";
import { signInWith } from "#features/accounts/sign-in-with.ts";
import { shortlist } from "#features/shortlist/shortlist.store.ts";
import { requestContext } from "#web/context.ts";
import { type ReturnedForm, serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { useForm } from "#web/forms/use-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/invitation.route.ts";
import { membershipsContext } from "./memberships.context.ts";
import { MEMBERS } from "./memberships.endpoints.ts";
import { acceptance } from "./memberships.schema.ts";
import { MEMBERSHIP_ANSWERS, ROLE_SENTENCES } from "./memberships.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { visitorAddress } = context.get(requestContext);
  const token = params.token ?? "";
  const memberships = context.get(membershipsContext);
  return { invitation: token ? await memberships.invitation(token, visitorAddress) : null };
}

/** The form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  const memberships = args.context.get(membershipsContext);
  return await takeForm(args, {
    schema: acceptance,
    returned: ["name"],
    act: (accepted, address) => memberships.accept(accepted, { address, userAgent: null }),
    done: MEMBERSHIP_ANSWERS.accepted,
  });
}

export const meta = linkMeta({
  title: "Your invitation",
  description: "Accept the invitation to keep an institution's courses here.",
  path: paths.invitation(""),
});

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function InvitationRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { invitation } = loaderData;
  if (actionData?.message || !invitation) {
    const outcome = actionData?.message
      ? { title: "You are in", children: actionData.message }
      : NOT_INVITED;
    const next = { to: paths.login(), label: "Sign in" };
    return <AccountPage heading="Your invitation" isAlone outcome={{ ...outcome, next }} />;
  }
  return (
    <AccountPage
      heading={`Speak for ${invitation.institution}`}
      text={ROLE_SENTENCES[invitation.role]}
      isAlone
    >
      <InvitationForm
        token={params.token ?? ""}
        {...invitation}
        returned={actionData}
        onDone={({ message, isSignedIn }) => {
          if (isSignedIn) return navigate(paths.office(), { replace: true });
          const state = { from: paths.office(), note: message, email: invitation.email };
          navigate(paths.login(), { state, replace: true });
        }}
      />
    </AccountPage>
  );
}

const NOT_INVITED = {
  tone: "danger",
  title: "This invitation does not work",
  children:
    "It was accepted already, was called off, or is too old. Ask whoever invited you for another one.",
} as const;

const INVITATION_FAILED = "The invitation could not be accepted. Please try again.";
const INVITATION_FIELDS = { name: "invited-name", password: "invited-password" };

interface InvitationFormProps {
  token: string;
  email: string;
  /** As it stands in the application; null of who did not apply. */
  name: string | null;
  hasAccount: boolean;
  returned: ReturnedForm | undefined;
  /** Receives the server's message, and whether nothing is left but to go in. */
  onDone: (accepted: { message: string; isSignedIn: boolean }) => void;
}

function InvitationForm(props: InvitationFormProps) {
  const { token, email, name, hasAccount, returned, onDone } = props;
  const form = useForm({
    ids: INVITATION_FIELDS,
    schema: async () => (await import("./memberships.schema.ts")).acceptance,
    send: async (body) => {
      const called = await callWithSession(MEMBERS.accept, { body });
      if (called.problem) return called;
      const isSignedIn = await signInWith({ email, password: body.password }, shortlist);
      return { body: { ...called.body, isSignedIn }, problem: null };
    },
    onDone,
    sentence: serverSentence(INVITATION_FAILED),
    returned,
  });
  const { fieldOf, values } = form;
  return (
    <FormFrame
      form={form}
      token={token}
      before={
        // For password managers, which look for the name that a password belongs to.
        <input type="hidden" name="username" value={email} autoComplete="username" />
      }
      button="Accept the invitation"
      busy="Accepting..."
      after={hasAccount && <ForgotLink />}
    >
      <p className="text-pretty">
        {hasAccount ? "The account of " : "An account is made for "}
        <strong className="break-all">{email}</strong>
        {hasAccount ? " joins. Confirm with its password." : "."}
      </p>
      {!hasAccount && (
        <NameField {...fieldOf("name")} defaultValue={values.name ?? name ?? undefined} />
      )}
      {hasAccount ? (
        <CurrentPasswordField {...fieldOf("password")} />
      ) : (
        <FirstPasswordField {...fieldOf("password")} />
      )}
    </FormFrame>
  );
}
