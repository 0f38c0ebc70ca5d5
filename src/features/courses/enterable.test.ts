import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { haveCode } from "#catalogue/what-i-have.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { siteContext } from "#web/context.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { action } from "./enterable.route.tsx";
import type { ListingPage } from "./listing/listing.data.ts";

const COLLEGES = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `College ${at + 1}` }));

/** Each college has a course that grade 10 opens, and one that it does not. */
const CATALOGUE = buildCatalogue({
  version: 1,
  categories: [],
  institutions: COLLEGES.map((one) => ({
    ...one,
    name_dv: null,
    logo: null,
    featured_position: null,
    places: [],
    sample: false,
  })),
  courses: COLLEGES.flatMap((college) =>
    [10, 12].map((grade) =>
      blankCourse({
        id: college.id * 2 + (grade === 10 ? 0 : 1),
        institution: { ...college, logo: null },
        entry_routes: [{ conditions: [{ kind: "school", grade }] }],
      }),
    ),
  ),
});

async function pageOf(query: string): Promise<ListingPage> {
  const context = new RouterContextProvider();
  context.set(publishedContext, { current: () => CATALOGUE } as unknown as Published);
  context.set(siteContext, { publicUrl: "" } as never);
  const url = new URL(`https://magu.example/enterable${query}`);
  const body = new URLSearchParams({ have: haveCode({ ...NOTHING_YET, school: 10 }) });
  const request = new Request(url, { method: "POST", body });
  return await (await action({ context, request, url } as never)).json();
}

it("has all choices of a facet that is opened, counted among what one can enter", async () => {
  const page = await pageOf("?whole=institutions");
  expect(page.meta.total).toBe(12);
  expect(page.facets.institutions.map(({ count }) => count)).toEqual(COLLEGES.map(() => 1));
  expect(page.omitted.institutions).toBeUndefined();
  expect((await pageOf("")).omitted.institutions).toBe(12);
});
