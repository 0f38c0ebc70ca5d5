import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { byFacet } from "#catalogue/facets.ts";
import { readFilters } from "#catalogue/filter-reading.ts";
import { noFilters } from "#catalogue/filters.ts";
import { knownValues } from "#catalogue/known-values.ts";
import { HiddenFilters } from "./hidden-filters.tsx";

const FILTERS = {
  ...noFilters(),
  institutions: ["Kula: School of Design", "Sandbank College"],
  name: "nursing: ward",
  sort: "cost" as const,
};

const NOTHING_KNOWN = knownValues(byFacet(() => []));

/** What a browser would send of the drawn fields. */
function sent(html: string): URLSearchParams {
  const fields = html.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  return new URLSearchParams([...fields].map(([, name = "", value = ""]) => [name, value]));
}

describe("hidden filters of a form", () => {
  it("are read as the filters that they were, also where a value has a colon", () => {
    const query = sent(renderToStaticMarkup(<HiddenFilters filters={FILTERS} />));
    expect(readFilters(query, NOTHING_KNOWN)).toEqual(FILTERS);
  });

  it("are none where nothing is chosen", () => {
    expect(renderToStaticMarkup(<HiddenFilters filters={noFilters()} />)).toBe("");
  });
});
