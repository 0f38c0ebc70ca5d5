import { paths } from "#web/paths.ts";
import type { Route } from "./+types/terms.route.ts";
import { legalData, legalMeta } from "./legal.data.ts";
import { LegalPage } from "./legal-page.tsx";
import { terms } from "./terms.ts";

export const loader = legalData;

export const meta = legalMeta(terms, paths.terms());

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...terms} operatorEmail={loaderData.operatorEmail} />;
}
