import { redirect } from "react-router";
import { haveToday } from "#catalogue/category-names.ts";
import { haveOfCode } from "#catalogue/what-i-have.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { siteContext } from "#web/context.ts";
import { WHOLE_FACET } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/enterable.route.ts";
import { listingPage } from "./listing/listing.data.ts";
import { pageNumber } from "./listing/listing-address.ts";

/** Nobody has a link to here. */
export function loader() {
  return redirect(paths.courses());
}

/**
 * A page of the list with only what somebody can enter. They say in the body what they have, which
 * is in no address, log or cache.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { publicUrl } = context.get(siteContext);
  const form = new URLSearchParams(await request.text());
  const page = pageNumber(form.get("page") ?? undefined);
  const kept = haveOfCode(form.get("have") ?? "");
  if (page === null || kept === null) throw new NotFoundError("Page");
  const catalogue = context.get(publishedContext).current();
  const filters = catalogue.readFilters(url.searchParams);
  const have = haveToday(kept, catalogue.categories);
  const entry = { have, verdicts: ["meets"] as const };
  const whole = url.searchParams.get(WHOLE_FACET);
  const query = { filters, entry, page, whole, publicUrl };
  return Response.json(listingPage(catalogue, query, Math.random), {
    headers: { "cache-control": "no-store" },
  });
}
