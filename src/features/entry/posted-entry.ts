import type { Catalogue } from "#catalogue/catalogue.ts";
import { haveToday } from "#catalogue/category-names.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { haveOfCode } from "#catalogue/what-i-have.ts";

/**
 * Leaves what the reader can enter who posts what they have, which is then in no address, log or
 * cache; null where it cannot be read.
 */
export function postedEntry(
  form: URLSearchParams,
  { categories }: Pick<Catalogue, "categories">,
): EntryFilter | null {
  const kept = haveOfCode(form.get("have") ?? "");
  return kept && { have: haveToday(kept, categories), verdicts: ["meets"] };
}
