import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/infringement.route.ts";
import { infringement } from "./infringement.tsx";
import { legalData, legalMeta } from "./legal.data.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle: PageHandle = { header: "overlay" };

export const loader = ({ context }: Route.LoaderArgs) => legalData(context);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  legalMeta(loaderData, {
    title: infringement.title,
    description: infringement.summary,
    path: paths.infringement(),
  });

export default function Infringement({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...infringement} operatorEmail={loaderData.operatorEmail} />;
}
