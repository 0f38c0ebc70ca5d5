import { Form } from "react-router";
import { facetOf } from "#catalogue/facets.ts";
import { Button } from "#ui/button.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { paths } from "#web/paths.ts";
import type { AskedFor } from "./listing.data.ts";
import { focusCourseResults } from "./results-place.ts";

/** Every chosen filter value, each with a link to remove it; renders nothing without filters. */
export function ActiveFilters({ asked }: { asked: readonly AskedFor[] }) {
  if (asked.length === 0) return null;
  return (
    <section
      aria-labelledby="active-filters"
      className="max-lg:contents lg:mt-2 lg:grid lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <h2 id="active-filters" className="text-base max-lg:sr-only">
        Active Filters
      </h2>
      <Form action={paths.courses({}, 1)} preventScrollReset onSubmit={focusCourseResults}>
        <Button type="submit" variant="quiet" size="sm">
          Clear<span className="sr-only"> all filters</span>
        </Button>
      </Form>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <ul
        className="mt-1 flex flex-wrap gap-2 *:max-w-full max-lg:basis-full lg:col-span-2"
        onClick={focusCourseResults}
      >
        {asked.map(({ key, keyLabel, value, label, without }) => (
          <li key={`${key} ${value}`}>
            <ChipLink to={without} removeLabel={`Remove filter: ${keyLabel}: ${label}`}>
              <span className={isClear(key) ? "font-normal max-lg:hidden" : "font-normal"}>
                {`${keyLabel}: `}
              </span>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the values of a filter say by themselves what they are of. */
function isClear(key: AskedFor["key"]): boolean {
  return key !== "name" && key !== "sort" && !facetOf(key).valuesNeedLabel;
}
