import type { Catalogue } from "#catalogue/catalogue.ts";
import { haveToday } from "#catalogue/category-names.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { haveOfCode } from "#catalogue/what-i-have.ts";

/** What a reader asks a list for besides its address. */
export interface PostedTerms {
  /** Leaves what they can enter; null for all. */
  entry: EntryFilter | null;
  /** Costs are what the scheme leaves to pay. */
  underScheme: boolean;
}

/**
 * The terms of a reader who posts them, which are then in no address, log or cache; null where none
 * can be read.
 */
export function postedTerms(
  form: URLSearchParams,
  { categories }: Pick<Catalogue, "categories">,
): PostedTerms | null {
  const kept = haveOfCode(form.get("have") ?? "");
  const entry = kept && { have: haveToday(kept, categories), verdicts: ["meets"] as const };
  const underScheme = form.get("scheme") === "yes";
  return entry || underScheme ? { entry, underScheme } : null;
}
