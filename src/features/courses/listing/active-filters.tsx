import { Form } from "react-router";
import { type Filters, withSort, writeFilters } from "#catalogue/filters.ts";
import { SaveSearch } from "#features/alerts/save-alert.tsx";
import { Button } from "#ui/button.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { paths } from "#web/paths.ts";
import type { AskedFor } from "./listing.data.ts";
import { focusCourseResults } from "./results-place.ts";

interface ActiveFiltersProps {
  asked: readonly AskedFor[];
  filters: Filters;
}

/**
 * Every chosen filter value, each with a link to remove it, and a button that saves them as a search;
 * renders nothing without filters.
 */
export function ActiveFilters({ asked, filters }: ActiveFiltersProps) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="active-filters" className="pb-2 lg:pb-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="active-filters" className="text-base">
          Active Filters
        </h2>
        <Form action={paths.courses({}, 1)} preventScrollReset onSubmit={focusCourseResults}>
          <Button type="submit" variant="quiet" size="sm">
            Clear<span className="sr-only"> all filters</span>
          </Button>
        </Form>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <ul className="mt-1 flex flex-wrap gap-2" onClick={focusCourseResults}>
        {asked.map(({ key, keyLabel, value, label, without }) => (
          <li key={`${key} ${value}`} className="max-w-full">
            <ChipLink to={without} removeLabel={`Remove filter: ${keyLabel}: ${label}`}>
              <span className="font-normal">{keyLabel}:</span> {label}
            </ChipLink>
          </li>
        ))}
      </ul>
      <SaveSearch query={writeFilters(withSort(filters, null))} />
    </section>
  );
}
