import { expect, it } from "vitest";
import { createErrorTally } from "./error-tally.ts";

it("counts errors by what they say, without numbers and addresses, for a day", () => {
  let now = new Date("2026-11-22T10:00:00Z");
  const tally = createErrorTally(() => now);
  tally.note(new Error("Course 12 is not there"));
  tally.note(new Error("Course 13 is not there"));
  tally.note("Cannot mail ali@example.com");
  expect(tally.lastDay()).toEqual([
    { message: "Course # is not there", count: 2, last: "2026-11-22T10:00:00.000Z" },
    { message: "Cannot mail [address]", count: 1, last: "2026-11-22T10:00:00.000Z" },
  ]);
  now = new Date("2026-11-23T09:59:00Z");
  tally.note(new Error("Course 1 is not there"));
  expect(tally.lastDay()[0]).toMatchObject({ count: 3, last: "2026-11-23T09:59:00.000Z" });
  now = new Date("2026-11-23T10:30:00Z");
  expect(tally.lastDay()).toMatchObject([{ count: 1 }]);
});

it("keeps no more messages than it can hold", () => {
  const tally = createErrorTally();
  for (let at = 0; at < 200; at++) tally.note(`Error ${"x".repeat(at)}`);
  const errors = tally.lastDay();
  expect(errors.length).toBeLessThan(105);
  expect(errors[0]).toMatchObject({ message: "Other errors", count: 100 });
});
