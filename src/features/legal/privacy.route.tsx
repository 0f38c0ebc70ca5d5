import { paths } from "#web/paths.ts";
import type { PageHandle } from "#web/site/handle.ts";
import type { Route } from "./+types/privacy.route.ts";
import { legalData, legalMeta } from "./legal-data.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacy } from "./privacy.tsx";

export const handle: PageHandle = { header: "overlay" };

export const loader = ({ context }: Route.LoaderArgs) => legalData(context);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  legalMeta(loaderData, {
    title: privacy.title,
    description: privacy.summary,
    path: paths.privacy(),
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...privacy} operatorEmail={loaderData.operatorEmail} />;
}
