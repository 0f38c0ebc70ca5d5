import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { paths } from "#web/paths.ts";
import type { AskedFor } from "./listing.data.ts";
import { focusCourseResults } from "./results-place.ts";

/** Every chosen filter value, each with a link to remove it; renders nothing without filters. */
export function ActiveFilters({ asked }: { asked: readonly AskedFor[] }) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="active-filters" className="pb-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="active-filters" className="text-base">
          Active Filters
        </h2>
        <Link
          to={paths.courses()}
          preventScrollReset
          onClick={focusCourseResults}
          className={buttonClass({ variant: "quiet", size: "sm" })}
        >
          Clear<span className="sr-only"> all filters</span>
        </Link>
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
    </section>
  );
}
