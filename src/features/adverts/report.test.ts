import { expect, it } from "vitest";
import { clickRate, formatAdvertReport, formatList } from "./report.ts";

const ADVERT = {
  id: 6,
  slot: "home_main",
  advertiser: "Fictional College",
  is_house: false,
  picture: null,
  still: null,
  alt: null,
  text: null,
  link: "https://college.example/",
  starts_on: "2026-03-01",
  ends_on: "2026-03-31",
  weight: 1,
  removed_at: null,
} as const;

it("says clicks by impressions, and nothing where nothing was seen", () => {
  expect(clickRate(1_000, 25)).toBe("2.50 %");
  expect(clickRate(3, 1)).toBe("33.33 %");
  expect(clickRate(0, 0)).toBe("-");
});

it("lines a report up", () => {
  const period = { from: "2026-03-01", to: "2026-03-31" };
  expect(formatAdvertReport(period, [{ advert: ADVERT, impressions: 12_345, clicks: 67 }])).toBe(
    [
      "Adverts from 2026-03-01 to 2026-03-31",
      "",
      "id  slot       advertiser         impressions  clicks  CTR",
      "6   home_main  Fictional College  12,345       67      0.54 %",
    ].join("\n"),
  );
  expect(formatAdvertReport(period, [])).toContain("Nothing ran.");
});

it("tells what runs, what is to come, what ended and what was removed", () => {
  const state = (day: string, facts = {}) =>
    formatList([{ ...ADVERT, ...facts }], new Date(`${day}T07:00:00Z`))
      .split("\n")[1]
      ?.split(/ {2,}/)[6];
  expect(state("2026-02-28")).toBe("to come");
  expect(state("2026-03-01")).toBe("running");
  expect(state("2026-04-01")).toBe("ended");
  expect(state("2026-03-01", { removed_at: "2026-03-01T00:00:00Z" })).toBe("removed");
});
