import { redirect } from "react-router";
import { postedTerms } from "#features/entry/posted-terms.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { siteContext } from "#web/context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/enterable-guide.route.ts";
import { guidePage, guideRequest } from "./careerguide.data.ts";

/** Nobody has a link to here. */
export function loader() {
  return redirect(paths.careerGuide());
}

/** The guide with only what somebody can enter, who says in the body what they have. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { publicUrl } = context.get(siteContext);
  const catalogue = context.get(publishedContext).current();
  const form = new URLSearchParams(await request.text());
  const { entry } = postedTerms(form, catalogue) ?? {};
  if (!entry) throw new NotFoundError("Page");
  const asked = guideRequest(catalogue, url.searchParams);
  return Response.json(guidePage(catalogue, { ...asked, entry, publicUrl }, Math.random), {
    headers: { "cache-control": "no-store" },
  });
}
