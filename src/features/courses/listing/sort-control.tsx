import { Form, useNavigate } from "react-router";
import { COURSE_SORTS, readSort } from "#catalogue/course-sort.ts";
import { type Filters, withSort } from "#catalogue/filters.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { HiddenFilters } from "../hidden-filters.tsx";

interface SortControlProps {
  filters: Filters;
  /** Costs are what the scheme leaves to pay. */
  underScheme: boolean;
}

/** Orders by cost for somebody whom the scheme covers. */
const OWN_LABELS = { cost: "Lowest you pay", highest: "Level, then what you pay" };

/** Puts the list in another order; without JavaScript a button sends the choice. */
export function SortControl({ filters, underScheme }: SortControlProps) {
  const navigate = useNavigate();
  return (
    <Form
      action={paths.courses({}, 1)}
      data-keeps-focus
      preventScrollReset
      className="flex items-center gap-2 print:hidden"
    >
      <HiddenFilters filters={withSort(filters, null)} />
      <label htmlFor="sort" className="sr-only">
        Sort
      </label>
      <select
        id="sort"
        name="sort"
        key={filters.sort}
        defaultValue={filters.sort ?? ""}
        onChange={({ target }) =>
          navigate(paths.courses(withSort(filters, readSort(target.value)), 1), {
            preventScrollReset: true,
          })
        }
        className="min-h-9 max-w-full rounded-md field-sizing-content sm:min-h-8 border border-line-strong bg-surface px-2 text-xs font-semibold sm:text-sm"
      >
        <option value="">{filters.name ? "Best match" : "Mixed order"}</option>
        {COURSE_SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {(underScheme && OWN_LABELS[value as keyof typeof OWN_LABELS]) || label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
          Sort
        </button>
      </noscript>
    </Form>
  );
}
