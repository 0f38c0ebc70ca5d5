import { expect, it } from "vitest";
import { chosenCount, NO_FILTERS } from "./chosen-filters.ts";

it("counts filters that narrow the log, and none that was taken back", () => {
  expect(chosenCount(NO_FILTERS)).toBe(0);
  expect(chosenCount({ text: "fees", by: "Aminath" })).toBe(2);
  expect(chosenCount({ text: " ", by: undefined, from: undefined })).toBe(0);
});
