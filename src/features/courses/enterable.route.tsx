import { redirect } from "react-router";
import { postedTerms } from "#features/entry/posted-terms.ts";
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

/** A page of the list for somebody who says in the body what they have, and which scheme applies. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { publicUrl } = context.get(siteContext);
  const form = new URLSearchParams(await request.text());
  const page = pageNumber(form.get("page") ?? undefined);
  const catalogue = context.get(publishedContext).current();
  const terms = postedTerms(form, catalogue);
  if (page === null || terms === null) throw new NotFoundError("Page");
  const filters = catalogue.readFilters(url.searchParams);
  const whole = url.searchParams.get(WHOLE_FACET);
  const query = { filters, ...terms, page, whole, publicUrl };
  return Response.json(listingPage(catalogue, query, Math.random), {
    headers: { "cache-control": "no-store" },
  });
}
