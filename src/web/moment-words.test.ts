import { expect, it } from "vitest";
import { dayWords, momentWords } from "./moment-words.ts";

it("says the day and the hour of the Maldives, where the next day has begun already", () => {
  const evening = "2026-11-22T20:30:00.000Z";
  expect(dayWords(evening)).toBe("23 November 2026");
  expect(momentWords(evening)).toBe("23 November 2026, 01:30");
});
