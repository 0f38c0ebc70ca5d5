import type { Catalogue } from "#catalogue/catalogue.ts";
import { fieldFinder } from "#catalogue/category-names.ts";

/**
 * The answers of an address with the field's name of today, that of its group where it became part
 * of one; null where the address needs no change.
 */
export function withFieldToday(
  parameters: URLSearchParams,
  { categories }: Pick<Catalogue, "categories">,
): URLSearchParams | null {
  const asked = parameters.get("field");
  if (asked === null) return null;
  const name = fieldFinder(categories)(asked);
  if (name === undefined || name === asked) return null;
  const today = new URLSearchParams(parameters);
  today.set("field", name);
  return today;
}
