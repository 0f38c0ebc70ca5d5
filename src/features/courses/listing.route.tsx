import "./listing/listing.css";
import { useEffect } from "react";
import { data, redirect, useLocation } from "react-router";
import type { CourseSummary } from "#catalogue/course.ts";
import { isUnfiltered } from "#catalogue/filters.ts";
import { listingTitle } from "#catalogue/listing-title.ts";
import { useOwnList } from "#features/entry/only-enterable.tsx";
import { ownPage, ownTerms } from "#features/entry/own-page.ts";
import { filteredPlaces } from "#features/places/filtered-places.store.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { Kept } from "#web/kept.tsx";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { WHOLE_FACET } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/listing.route.ts";
import { type ListingPage, listingPage } from "./listing/listing.data.ts";
import { isListingFormAddress, listAddress, pageNumber } from "./listing/listing-address.ts";
import { listingHead } from "./listing/listing-head.ts";
import { ListingSearch } from "./listing/listing-search.tsx";
import { ListingView } from "./listing/listing-view.tsx";
import { FILTERS, RESULTS_COUNT } from "./listing/results-place.ts";
import { entryReturnedTo, historyEntry, visitedPages } from "./listing/visited-pages.ts";

export const handle: PageHandle = {
  skipTo: [
    { id: RESULTS_COUNT, label: "Skip to results" },
    { id: FILTERS, label: "Skip to filters" },
  ],
};

const visitedListings = visitedPages<ListingPage>();

export function loader({ context, url, params }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const page = pageNumber(params.page);
  if (page === null) throw new NotFoundError("Page");
  const catalogue = published.current();
  const filters = catalogue.readFilters(url.searchParams);
  if (catalogue.readsFormerName(url.searchParams)) throw redirect(listAddress(filters, page), 301);
  if (isListingFormAddress(url.searchParams))
    throw redirect(paths.courses(filters, params.page ? page : undefined));
  const whole = url.searchParams.get(WHOLE_FACET);
  const shown = listingPage(catalogue, { filters, page, whole, publicUrl }, Math.random);
  return page > shown.meta.last_page ? pastTheEnd(shown, catalogue.course(page)) : shown;
}

/** No page has this number. As the id of a course it is a course's address that was cut. */
function pastTheEnd(shown: ListingPage, course: CourseSummary | undefined) {
  if (course && isUnfiltered(shown.filters)) throw redirect(paths.course(course));
  return data(shown, { status: 404 });
}

export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const terms = ownTerms();
  if (terms !== null) {
    const body = params.page ? { ...terms, page: params.page } : terms;
    return await ownPage<ListingPage>(paths.enterable() + url.search, body);
  }
  const entry = entryReturnedTo(url);
  const seen = entry === null ? undefined : visitedListings.get(entry);
  return seen ?? serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadata(listingHead(loaderData)) : [];

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  useEffect(() => {
    // What is its reader's own is asked for again.
    if (ownTerms() === null)
      visitedListings.remember(historyEntry(location.key, location), loaderData);
  }, [location, loaderData]);
  const { asked, filters, costs_decide, under_scheme } = loaderData;
  useOwnList({ decide: costs_decide, underScheme: under_scheme });
  useEffect(() => filteredPlaces.set(filters.place), [filters]);
  return (
    <>
      <ListHero seed="courses" heading="Courses">
        <Kept by={["listing search", filters]}>
          <ListingSearch filters={filters} />
        </Kept>
      </ListHero>
      <ListingView
        title={asked.length === 0 ? "All courses" : listingTitle(asked)}
        page={loaderData}
      />
    </>
  );
}
