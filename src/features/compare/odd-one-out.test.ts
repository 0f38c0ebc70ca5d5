import { expect, it } from "vitest";
import { oddOneOut } from "./odd-one-out.ts";

it.each([
  [["a", "a", "b"], 2],
  [["b", "a", "a"], 0],
  [["a", "a", "a"], -1],
  [["a", "b", "c"], -1],
  [["a", "b"], -1],
  [["a"], -1],
  [["a", "a", null], -1],
  [[null, null, "a"], -1],
  [["a, b", "b, a", "a"], 2],
])("finds the odd one of %j", (values, position) => {
  const cells = values.map((value) => ({
    kind: "text" as const,
    lines: value?.split(", ") ?? [],
  }));
  expect(oddOneOut(cells)).toBe(position);
});
