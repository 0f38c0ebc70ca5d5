import { listingTitle } from "#catalogue/listing-title.ts";
import type { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { ListingPage } from "./listing.data.ts";
import { listAddress } from "./listing-address.ts";

/**
 * Pages with more filter values are not indexed by search engines: their combinations are
 * countless.
 */
const INDEXED_VALUES = 2;

/** Title, description and structured data of a page of the listing. */
export function listingHead(page: ListingPage): Parameters<typeof metadata>[0] {
  const { asked, filters, meta, courses, publicUrl } = page;
  const number = meta.current_page;
  const canonical = publicUrl + listAddress({ ...filters, sort: null }, number);
  const title = listingTitle(asked);
  return {
    title: number === 1 ? title : `${title}, page ${number}`,
    description: `${title}: ${meta.total.toLocaleString("en")} to choose from in the Maldives. Compare fees, length, level and start dates.`,
    canonical,
    indexed:
      asked.length <= INDEXED_VALUES &&
      filters.name === "" &&
      filters.sort === null &&
      courses.length > 0,
    structured: [breadcrumbs(publicUrl), itemList(page)],
  };
}

function breadcrumbs(publicUrl: string): object {
  const places = [
    { name: "Home", item: publicUrl + paths.home() },
    { name: "Courses", item: publicUrl + paths.courses() },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: places.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...place,
    })),
  };
}

function itemList({ courses, meta, publicUrl }: ListingPage): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: meta.total,
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: meta.from + index,
      url: publicUrl + paths.course(course),
      name: course.name,
    })),
  };
}
