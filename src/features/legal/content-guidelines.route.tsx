import { paths } from "#web/paths.ts";
import type { Route } from "./+types/content-guidelines.route.ts";
import { contentGuidelines } from "./content-guidelines.ts";
import { legalData, legalMeta } from "./legal.data.ts";
import { LegalPage } from "./legal-page.tsx";

export const loader = legalData;

export const meta = legalMeta(contentGuidelines, paths.contentGuidelines());

export default function ContentGuidelines({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...contentGuidelines} operatorEmail={loaderData.operatorEmail} />;
}
