import { AccountPage } from "#features/accounts/forms/account-page.tsx";
import { Button } from "#ui/button.tsx";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { OutcomePanel } from "#web/forms/outcome-panel.tsx";
import { takeForm } from "#web/forms/take-form.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/confirm-alerts.route.ts";
import { alertsContext } from "./alerts.context.ts";
import { linkForm } from "./alerts.schema.ts";
import { ALERT_ANSWERS, WHEN_WE_MAIL } from "./alerts.ts";

export async function action(args: Route.ActionArgs) {
  const alerts = args.context.get(alertsContext);
  return await takeForm(args, {
    schema: linkForm,
    returned: [],
    act: async (_form, address) => {
      await alerts.confirm(args.params.token ?? "", address);
      return ALERT_ANSWERS.confirmed;
    },
  });
}

export const meta = fixedMeta({
  title: "Confirm your address",
  description: "Confirm that you want mails about searches and courses that you saved.",
  path: paths.confirmAlerts(""),
  indexed: false,
  // The address holds a secret token that must not leak to other sites.
  referrer: "same-origin",
});

/** Opening the link alone changes nothing, because mail scanners open links too. */
export default function ConfirmAlertsRoute({ actionData }: Route.ComponentProps) {
  const { message = null, problem = null } = actionData ?? {};
  return (
    <AccountPage heading="Shall we keep you posted?" text={message === null && WHEN_WE_MAIL}>
      {message === null ? (
        <form method="post" className="grid gap-5">
          <FormProblems problem={problem} fields={{}} />
          <Button type="submit" size="lg">
            Confirm my address
          </Button>
        </form>
      ) : (
        <OutcomePanel
          tone="success"
          title="Your address is confirmed"
          next={{ to: paths.savedAlerts(), label: "See what you saved" }}
        >
          {message}
        </OutcomePanel>
      )}
    </AccountPage>
  );
}
