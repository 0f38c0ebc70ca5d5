import { takeForm } from "#web/forms/take-form.ts";
import { linkMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/unsubscribe.route.ts";
import { AlertLink } from "./alert-link.tsx";
import { alertsContext } from "./alerts.context.ts";
import { linkForm } from "./alerts.schema.ts";
import { ALERT_ANSWERS } from "./alerts.ts";

/** The page's own form, and the one POST of a mail program (RFC 8058): neither needs a session. */
export async function action(args: Route.ActionArgs) {
  const alerts = args.context.get(alertsContext);
  return await takeForm(args, {
    schema: linkForm,
    act: (_form, address) => alerts.unsubscribe(args.params.token ?? "", address),
    done: ALERT_ANSWERS.unsubscribed,
  });
}

export const meta = linkMeta({
  title: "Stop our mails",
  description: "End the mails about searches and courses that you saved.",
  path: paths.unsubscribe(""),
});

export default function UnsubscribeRoute({ actionData }: Route.ComponentProps) {
  return (
    <AlertLink
      returned={actionData}
      heading="Stop our mails?"
      text="We then send you nothing more about the searches and courses that you saved. They stay in your profile."
      button="Stop these mails"
      done={{ title: "Done", next: { to: paths.savedAlerts(), label: "Go to your profile" } }}
    />
  );
}
