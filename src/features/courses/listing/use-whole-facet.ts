import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { FacetKey } from "#catalogue/facets.ts";
import { paths } from "#web/paths.ts";
import type { CarriedFacets } from "./facet-choices.ts";
import type { ListingPage } from "./listing.data.ts";

/** A facet as far as it is in the browser. */
interface WholeFacet {
  facets: CarriedFacets["facets"];
  /** Number of its choices that are not here. */
  omitted: number;
  /** Address of this page with all of its choices: the way to them without JavaScript. */
  address: string;
  /** Asks for all of its choices, now and after each change of the filters. */
  load: () => void;
  /** They are asked for and not here yet. */
  isLoading: boolean;
}

/** The choices of a facet that the page carries; all of them once they were asked for. */
export function useWholeFacet(
  key: FacetKey,
  page: Pick<ListingPage, "facets" | "omitted" | "filters">,
): WholeFacet {
  const { data, load, state } = useFetcher<ListingPage>();
  const [isWanted, setWanted] = useState(false);
  const omitted = page.omitted[key] ?? 0;
  const address = paths.coursesWithWhole(page.filters, key);
  useEffect(() => {
    if (isWanted) load(address);
  }, [isWanted, address, load]);
  return {
    facets: data && isWanted ? data.facets : page.facets,
    omitted: data && isWanted ? 0 : omitted,
    address: `${address}#filters`,
    load: () => setWanted(isWanted || omitted > 0),
    isLoading: state !== "idle" && !data,
  };
}
