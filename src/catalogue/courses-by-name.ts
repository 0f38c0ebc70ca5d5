import type { Catalogue } from "./catalogue.ts";
import type { CategoryGroup, FacetValue } from "./catalogue-answers.ts";
import { keyOfRecords, type RecordsFacetKind } from "./facets.ts";
import { noFilters } from "./filters.ts";

/** Number of courses of each record, by the record's name; a group includes its subcategories. */
export function coursesByName(
  { searchCourses }: Pick<Catalogue, "searchCourses">,
  records: RecordsFacetKind,
): ReadonlyMap<string, number> {
  const query = { filters: noFilters(), page: 1, limit: 1, order: "DESC" } as const;
  const values: readonly (FacetValue | CategoryGroup)[] =
    searchCourses(query).facets[keyOfRecords(records)];
  return new Map(
    values.flatMap((value) =>
      [...("subcategories" in value ? value.subcategories : []), value].map(
        ({ value: name, count }) => [name, count] as const,
      ),
    ),
  );
}
