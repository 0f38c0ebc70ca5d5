import type { Catalogue } from "#catalogue/catalogue.ts";
import { noFilters } from "#catalogue/filters.ts";
import { ATOLLS, islandsByAtoll } from "#catalogue/islands.ts";
import { ELSEWHERE, FROM_ANYWHERE } from "#catalogue/places.ts";
import { type DrawnAtoll, drawnAtolls } from "./atoll-map.ts";

/** An atoll with its number of courses, and those of its islands that have some. */
interface AtollCourses extends DrawnAtoll {
  label: string;
  /** Without the letters by which it is known. */
  name: string;
  name_dv: string;
  count: number;
  islands: { code: string; label: string; count: number }[];
}

/** What the page of places shows. */
export interface PlacesPage {
  /** From north to south. */
  atolls: AtollCourses[];
  online: number;
  elsewhere: number;
  /** All islands by atoll, to choose one's own from. */
  choices: { label: string; islands: { code: string; name: string }[] }[];
}

/** Atolls and islands with the number of courses that are taught there. */
export function placesPage(catalogue: Pick<Catalogue, "searchCourses">): PlacesPage {
  const query = { filters: noFilters(), page: 1, limit: 1, order: "ASC" } as const;
  const values = catalogue.searchCourses(query).facets.place;
  const byCode = new Map(values.map((value) => [value.value, value]));
  const countOf = (code: string) => byCode.get(code)?.count ?? 0;
  const drawn = new Map(drawnAtolls().map((atoll) => [atoll.code, atoll]));
  return {
    atolls: ATOLLS.map(({ code, name, name_dv }) => {
      const { label = "", count = 0, subcategories = [] } = byCode.get(code) ?? {};
      const islands = subcategories.filter((island) => island.count > 0);
      return {
        ...drawn.get(code)!,
        label,
        name,
        name_dv,
        count,
        islands: islands.map((island) => {
          return { code: island.value, label: island.label, count: island.count };
        }),
      };
    }),
    online: countOf(FROM_ANYWHERE.value),
    elsewhere: countOf(ELSEWHERE.value),
    choices: islandsByAtoll(),
  };
}
