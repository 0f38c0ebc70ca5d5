import { expect, it } from "vitest";
import { newsOf } from "./news.ts";
import type { SiteData } from "./site-data.ts";

const DATA: SiteData = {
  stats: { courses: 1887, institutions: 12, categories: 21 },
  claim: { courses: "Over 1,800 courses", institutions: "12 institutions" },
  sampleStats: { courses: 887, institutions: 12 },
  year: 2026,
  news: [],
  adverts: { booked: {}, house: [] },
  social: { Instagram: "", X: "", Facebook: "", LinkedIn: "" },
  analyticsScriptUrl: null,
  publicUrl: "https://magu.example",
};
const NOTE = { id: 1, link: null };

it("always says how much there is, counted, before messages and what was booked", () => {
  expect(newsOf(DATA)).toMatchObject([
    { kind: "counts", courses: "Over 1,800 courses", institutions: "12 institutions" },
  ]);
  const advert = { id: 4, is_house: false, picture: null, still: null, text: "Ad", link: "/x" };
  const adverts = { booked: { topline: [advert] }, house: [] };
  const news = newsOf({ ...DATA, news: [{ ...NOTE, text: "Open day" }], adverts });
  expect(news.map(({ kind }) => kind)).toEqual(["counts", "message", "advert"]);
});
