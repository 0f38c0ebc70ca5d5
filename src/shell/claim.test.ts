import { expect, it } from "vitest";
import { claimOf } from "./claim.ts";

it.each([
  [0, "0 courses"],
  [1, "1 course"],
  [99, "99 courses"],
  [100, "100 courses"],
  [101, "Over 100 courses"],
  [800, "800 courses"],
  [887, "Over 800 courses"],
  [1887, "Over 1,800 courses"],
])("claims %d courses as %s", (courses, claim) => {
  expect(claimOf({ courses, institutions: 12 })).toEqual({
    courses: claim,
    institutions: "12 institutions",
  });
});
