import { FACETS, type Facet, type FacetKey } from "./facets.ts";

/** A chosen filter value, as far as a title needs it. */
interface TitleFilters {
  key: FacetKey | "name" | "sort";
  value: string;
  label: string;
}

/** With more values the title only says that courses were filtered. */
const NAMED_VALUES = 3;

const FACETS_IN_TITLE = FACETS.toSorted((a, b) => a.title.place - b.title.place);
const BEFORE = FACETS_IN_TITLE.filter(({ title }) => title.place < 0);
const BEHIND = FACETS_IN_TITLE.filter(({ title }) => title.place > 0);

/** The title of a listing: "Diploma courses in Marketing", "Courses" without filters. */
export function listingTitle(asked: readonly TitleFilters[]): string {
  if (asked.length > NAMED_VALUES) return "Courses that match your filters";
  const named = (side: readonly Facet[]) => side.map((facet) => facetWords(facet, asked));
  const text = asked.find(({ key }) => key === "name");
  const title = [...named(BEFORE), "courses", ...named(BEHIND), text && `for “${text.label}”`];
  return capitalised(title.filter(Boolean).join(" "));
}

function facetWords({ key, title }: Facet, asked: readonly TitleFilters[]): string {
  const own = asked.filter((one) => one.key === key);
  if (own.length === 0) return "";
  return title.words(
    own.map(({ label }) => label).join(" or "),
    own.map(({ value }) => value),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
