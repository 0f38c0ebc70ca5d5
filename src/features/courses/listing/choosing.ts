import { createContext, useContext, useMemo } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Facets } from "#catalogue/catalogue-answers.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { readFilters } from "#catalogue/filter-reading.ts";
import { type Filters, toggleFilter } from "#catalogue/filters.ts";
import { pageAt } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { knownFromFacets } from "./facet-choices.ts";

/** What is chosen, and how to choose. */
export interface Choosing {
  /** What the visitor wants: that of the page on its way, where there is one. */
  filters: Filters;
  /** Ticks or unticks a choice: goes to the first page of what is wanted then, keeping the place. */
  toggle(key: FacetKey, value: string): void;
}

const Context = createContext<Choosing | null>(null);

export const ChoosingProvider = Context.Provider;

/** The choices of the filter panel that this component is within. */
export function useChoosing(): Choosing {
  const choosing = useContext(Context);
  if (!choosing) throw new Error("Choices belong into a filter panel.");
  return choosing;
}

/** The choices of a page that shows the given filters and facets. */
export function useChoices(filters: Filters, facets: Facets): Choosing {
  const navigate = useNavigate();
  const wanted = useWantedFilters(filters, facets);
  return useMemo(
    () => ({
      filters: wanted,
      toggle(key, value) {
        const address = paths.courses(toggleFilter(wanted, key, value));
        // At once, so that the box is ticked before the answer is there.
        navigate(address, { preventScrollReset: true, flushSync: true });
      },
    }),
    [wanted, navigate],
  );
}

/** The search of the listing's page that is on its way, or null. */
export function usePendingSearch(): string | null {
  const { location } = useNavigation();
  return location && pageAt(location.pathname)?.name === "courses" ? location.search : null;
}

function useWantedFilters(filters: Filters, facets: Facets): Filters {
  const pending = usePendingSearch();
  return useMemo(
    () =>
      pending === null
        ? filters
        : readFilters(new URLSearchParams(pending), knownFromFacets(facets)),
    [pending, filters, facets],
  );
}
