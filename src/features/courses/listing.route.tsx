import "./listing/listing.css";
import { useEffect } from "react";
import { redirect, useLocation } from "react-router";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { WHOLE_FACET } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/listing.route.ts";
import { listingPage } from "./listing/listing.data.ts";
import { isListingFormAddress, pageNumber } from "./listing/listing-address.ts";
import { listingHead } from "./listing/listing-head.ts";
import { ListingSearch } from "./listing/listing-search.tsx";
import { listingTitle } from "./listing/listing-title.ts";
import { ListingView } from "./listing/listing-view.tsx";
import { FILTERS, RESULTS_COUNT } from "./listing/results-place.ts";
import {
  entryReturnedTo,
  historyEntry,
  rememberedPage,
  rememberPage,
} from "./listing/visited-pages.ts";

export const handle: PageHandle = {
  skipTo: [
    { id: RESULTS_COUNT, label: "Skip to results" },
    { id: FILTERS, label: "Skip to filters" },
  ],
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const page = pageNumber(params.page);
  if (page === null) throw new NotFoundError("Page");
  const catalogue = published.current();
  const filters = catalogue.readFilters(url.searchParams);
  if (isListingFormAddress(url.searchParams)) throw redirect(paths.courses(filters, page));
  const whole = url.searchParams.get(WHOLE_FACET);
  return listingPage(catalogue, { filters, page, whole, publicUrl }, Math.random);
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const entry = entryReturnedTo(url);
  const seen = entry === null ? undefined : rememberedPage(entry);
  return seen ?? serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadata(listingHead(loaderData)) : [];

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  useEffect(() => {
    rememberPage(historyEntry(location.key, location), loaderData);
  }, [location, loaderData]);
  const { asked, filters } = loaderData;
  return (
    <>
      <ListHero seed="courses" heading="Courses">
        <ListingSearch filters={filters} />
      </ListHero>
      <ListingView
        title={asked.length === 0 ? "All courses" : listingTitle(asked)}
        page={loaderData}
      />
    </>
  );
}
