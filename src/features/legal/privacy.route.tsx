import { siteContext } from "#web/context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/privacy.route.ts";
import { legalData, legalMeta } from "./legal.data.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacy, privacyHead } from "./privacy.tsx";

export function loader(args: Route.LoaderArgs) {
  const { analyticsScriptUrl, modelHost } = args.context.get(siteContext);
  const analytics = analyticsScriptUrl && new URL(analyticsScriptUrl).host;
  return { ...legalData(args), analytics, modelHost };
}

export const meta = legalMeta(privacyHead, paths.privacy());

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { analytics, modelHost, operatorEmail } = loaderData;
  return <LegalPage {...privacy({ analytics, modelHost })} operatorEmail={operatorEmail} />;
}
