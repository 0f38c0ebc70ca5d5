import { createContext, useContext, useMemo } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { FacetKey } from "#catalogue/facets.ts";
import { readFilters } from "#catalogue/filter-reading.ts";
import { type Filters, toggleFilter } from "#catalogue/filters.ts";
import { pageAt } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { type CarriedFacets, knownFromFacets } from "./facet-choices.ts";

/** The chosen filters, and the function to change them. */
export interface Choosing {
  /** The visitor's latest choice: that of the page being loaded, otherwise that of this page. */
  filters: Filters;
  /** Ticks or unticks a choice: opens the first page of the new filters without scrolling. */
  toggle(key: FacetKey, value: string): void;
}

const Context = createContext<Choosing | null>(null);

export const ChoosingProvider = Context.Provider;

/** The filters of the panel around this component. */
export function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (!choosing) throw new Error("Choices belong into a filter panel.");
  return choosing;
}

/** Provides the filters and facets of a page to its panel. */
export function useChoices(filters: Filters, facets: CarriedFacets["facets"]): Choosing {
  const navigate = useNavigate();
  const wanted = useWantedFilters(filters, facets);
  return useMemo(
    () => ({
      filters: wanted,
      toggle(key, value) {
        const address = paths.courses(toggleFilter(wanted, key, value), 1);
        // `flushSync` ticks the box before the server answers.
        navigate(address, { preventScrollReset: true, flushSync: true });
      },
    }),
    [wanted, navigate],
  );
}

/** The query string of the listing's page being loaded, or null. */
export function usePendingSearch(): string | null {
  const { location } = useNavigation();
  return location && pageAt(location.pathname)?.name === "courses" ? location.search : null;
}

function useWantedFilters(filters: Filters, facets: CarriedFacets["facets"]): Filters {
  const pending = usePendingSearch();
  return useMemo(
    () =>
      pending === null
        ? filters
        : readFilters(new URLSearchParams(pending), knownFromFacets(facets)),
    [pending, filters, facets],
  );
}
