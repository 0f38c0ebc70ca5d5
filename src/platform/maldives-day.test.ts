import { expect, it } from "vitest";
import { maldivesDay } from "./maldives-day.ts";

it("ends the day at midnight in the Maldives, five hours before it ends in UTC", () => {
  expect(maldivesDay(new Date("2026-12-31T18:59:59Z"))).toBe("2026-12-31");
  expect(maldivesDay(new Date("2026-12-31T19:00:00Z"))).toBe("2027-01-01");
});
