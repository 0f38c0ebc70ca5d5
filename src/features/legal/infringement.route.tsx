import { paths } from "#web/paths.ts";
import type { Route } from "./+types/infringement.route.ts";
import { infringement } from "./infringement.ts";
import { legalData, legalMeta } from "./legal.data.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = legalData;

export const meta = legalMeta(infringement, paths.infringement());

export default function Infringement({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...infringement} operatorEmail={loaderData.operatorEmail} />;
}
