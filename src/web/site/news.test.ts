import { expect, it } from "vitest";
import { linesOf, newsOf } from "./news.ts";
import type { SiteData } from "./site-data.ts";

const DATA: SiteData = {
  stats: { courses: 1887, institutions: 12, categories: 21 },
  hasSampleData: true,
  year: 2026,
  news: [],
  adverts: { booked: {}, house: [] },
  analyticsScriptUrl: null,
};
const NOTE = { id: 1, link: null };

it("always says how much there is, counted, before messages and what was booked", () => {
  expect(newsOf(DATA)).toMatchObject([
    { kind: "counts", courses: "1,887 courses", institutions: "12 institutions" },
  ]);
  const advert = { id: 4, is_house: false, picture: null, still: null, text: "Ad", link: "/x" };
  const adverts = { booked: { topline: [advert] }, house: [] };
  const news = newsOf({ ...DATA, news: [{ ...NOTE, text: "Open day" }], adverts });
  expect(news.map(({ kind }) => kind)).toEqual(["counts", "message", "advert"]);
});

it("keeps as many lines free as the longest of them needs", () => {
  const lines = (length: number) =>
    linesOf(newsOf({ ...DATA, news: [{ ...NOTE, text: "x".repeat(length) }] }));
  expect([1, 40, 41, 80, 81, 120].map(lines)).toEqual([1, 1, 2, 2, 3, 3]);
});
