import { expect, it } from "vitest";
import { createTally } from "./tally.ts";

it("counts by advert and day, and begins anew when taken", () => {
  const tally = createTally();
  tally.add(1, "2026-03-01", "impressions");
  tally.add(1, "2026-03-01", "impressions");
  tally.add(1, "2026-03-01", "clicks");
  tally.add(1, "2026-03-02", "impressions");
  tally.add(2, "2026-03-01", "clicks");
  expect(tally.take()).toEqual([
    { advert_id: 1, day: "2026-03-01", impressions: 2, clicks: 1 },
    { advert_id: 1, day: "2026-03-02", impressions: 1, clicks: 0 },
    { advert_id: 2, day: "2026-03-01", impressions: 0, clicks: 1 },
  ]);
  expect(tally.take()).toEqual([]);
});

it("loses nothing of what is given back", () => {
  const tally = createTally();
  tally.add(1, "2026-03-01", "impressions");
  const unwritten = tally.take();
  tally.add(1, "2026-03-01", "impressions");
  tally.giveBack(unwritten);
  expect(tally.take()).toEqual([{ advert_id: 1, day: "2026-03-01", impressions: 2, clicks: 0 }]);
});
