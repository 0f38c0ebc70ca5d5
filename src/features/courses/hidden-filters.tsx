import { type Filters, filterFields } from "#catalogue/filters.ts";

/** Filters that travel with a form. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return filterFields(filters).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
