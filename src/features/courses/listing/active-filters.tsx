import type { FocusEvent } from "react";
import { Form } from "react-router";
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
      className="max-lg:flex max-lg:items-center max-lg:gap-2 lg:mt-2 lg:grid lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <h2 id="active-filters" className="text-base max-lg:sr-only">
        Active Filters
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <ul
        className="flex gap-2 max-lg:*:shrink-0 lg:col-span-2 lg:row-start-2 lg:mt-1 lg:flex-wrap lg:*:max-w-full"
        onClick={focusCourseResults}
        onFocus={showWhole}
      >
        {asked.map(({ key, keyLabel, value, label, without }) => (
          <li key={`${key} ${value}`}>
            <ChipLink to={without} removeLabel={`Remove filter: ${keyLabel}: ${label}`}>
              <span className="font-normal">{`${keyLabel}:`}</span>
              {` ${label}`}
            </ChipLink>
          </li>
        ))}
      </ul>
      <Form action={paths.courses({}, 1)} preventScrollReset onSubmit={focusCourseResults}>
        <Button type="submit" variant="quiet" size="sm">
          Clear<span className="sr-only"> all filters</span>
        </Button>
      </Form>
    </section>
  );
}

/** A browser does not scroll to what is focused and in view by a part. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
