import { AccountPage } from "#features/accounts/forms/account-page.tsx";
import { Button } from "#ui/button.tsx";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/unsubscribe.route.ts";
import { alertsContext } from "./alerts.context.ts";
import { linkForm } from "./alerts.schema.ts";
import { ALERT_ANSWERS } from "./alerts.ts";

/** The page's own form, and the one POST of a mail program (RFC 8058): neither needs a session. */
export async function action(args: Route.ActionArgs) {
  const alerts = args.context.get(alertsContext);
  return await takeForm(args, {
    schema: linkForm,
    returned: [],
    act: async (_form, address) => {
      await alerts.unsubscribe(args.params.token ?? "", address);
      return ALERT_ANSWERS.unsubscribed;
    },
  });
}

export const meta = fixedMeta({
  title: "Stop our mails",
  description: "End the mails about searches and courses that you saved.",
  path: paths.unsubscribe(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "same-origin",
});

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function UnsubscribeRoute({ actionData }: Route.ComponentProps) {
  const { message = null, problem = null } = actionData ?? {};
  return (
    <AccountPage
      heading="Stop our mails?"
      text={
        message === null &&
        "We then send you nothing more about the searches and courses that you saved. They stay in your profile."
      }
    >
      {message === null ? (
        <form method="post" className="grid gap-5">
          <FormProblems problem={problem} fields={{}} />
          <Button type="submit" size="lg">
            Stop these mails
          </Button>
        </form>
      ) : (
        <OutcomePanel
          tone="success"
          title="Done"
          next={{ to: paths.savedAlerts(), label: "Go to your profile" }}
        >
          {message}
        </OutcomePanel>
      )}
    </AccountPage>
  );
}
