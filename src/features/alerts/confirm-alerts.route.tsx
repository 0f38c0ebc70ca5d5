import { takeForm } from "#web/forms/take-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/confirm-alerts.route.ts";
import { AlertLink } from "./alert-link.tsx";
import { alertsContext } from "./alerts.context.ts";
import { linkForm } from "./alerts.schema.ts";
import { ALERT_ANSWERS, WHEN_WE_MAIL } from "./alerts.ts";

export async function action(args: Route.ActionArgs) {
  const alerts = args.context.get(alertsContext);
  return await takeForm(args, {
    schema: linkForm,
    act: (_form, address) => alerts.confirm(args.params.token ?? "", address),
    done: ALERT_ANSWERS.confirmed,
  });
}

export const meta = linkMeta({
  title: "Confirm your address",
  description: "Confirm that you want mails about searches and courses that you saved.",
  path: paths.confirmAlerts(""),
});

export default function ConfirmAlertsRoute({ actionData }: Route.ComponentProps) {
  return (
    <AlertLink
      returned={actionData}
      heading="Shall we keep you posted?"
      text={WHEN_WE_MAIL}
      button="Confirm my address"
      done={{
        title: "Your address is confirmed",
        next: { to: paths.savedAlerts(), label: "See what you saved" },
      }}
    />
  );
}
