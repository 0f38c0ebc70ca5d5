import { expect, test } from "vitest";
import { evaluateGuide, MIN_ACCURACY } from "../scripts/eval-guide.ts";

test("the guide answers the evaluation set, and claims nothing that the directory does not hold", async () => {
  const { accuracy, claims } = await evaluateGuide();
  expect(claims).toEqual([]);
  expect(accuracy).toBeGreaterThanOrEqual(MIN_ACCURACY);
}, 120_000);
