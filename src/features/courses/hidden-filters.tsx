import { type Filters, writeFilters } from "#catalogue/filters.ts";

/** Filters that travel with a form, as an address writes them. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return [...new URLSearchParams(writeFilters(filters))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
