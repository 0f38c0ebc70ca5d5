import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { haveCode } from "#catalogue/what-i-have.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { siteContext } from "#web/context.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { action } from "./enterable.route.tsx";
import type { ListingPage } from "./listing/listing.data.ts";

const COLLEGES = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `College ${at + 1}` }));

const PAID = {
  gov_first_degree_text: "Full tuition",
  fees: [blankFee({ type: "Total Fee", fee_start: 90_000 })],
};

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
        ...(college.id === 1 && grade === 12 && PAID),
      }),
    ),
  ),
});

async function pageOf(
  query: string,
  terms: Record<string, string> = { have: haveCode({ ...NOTHING_YET, school: 10 }) },
): Promise<ListingPage> {
  const context = new RouterContextProvider();
  context.set(publishedContext, { current: () => CATALOGUE } as unknown as Published);
  context.set(siteContext, { publicUrl: "" } as never);
  const url = new URL(`https://magu.example/enterable${query}`);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(terms) });
  return await (await action({ context, request, url } as never)).json();
}

it("has all choices of a facet that is opened, counted among what one can enter", async () => {
  const page = await pageOf("?whole=institutions");
  expect(page.meta.total).toBe(12);
  expect(page.facets.institutions.map(({ count }) => count)).toEqual(COLLEGES.map(() => 1));
  expect(page.omitted.institutions).toBeUndefined();
  expect((await pageOf("")).omitted.institutions).toBe(12);
});

it("has the costs of somebody whom the scheme covers, who says so and nothing else", async () => {
  const page = await pageOf("?max_cost=5000&sort=cost", { scheme: "yes" });
  expect(page).toMatchObject({ under_scheme: true, to_read: null, meta: { total: 1 } });
  expect(page.asked).toMatchObject([{ keyLabel: "You pay", label: "Up to MVR 5,000" }]);
  expect((await pageOf("?max_cost=5000")).meta.total).toBe(0);
});
