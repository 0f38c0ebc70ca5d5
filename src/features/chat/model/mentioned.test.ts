import { expect, test } from "vitest";
import { mentioned } from "./mentioned.ts";

const NAMES = ["Diploma in Nursing", "Advanced Diploma in Nursing", "Swimming", "Malé Course"];
const THINGS = NAMES.map((name, id) => ({ id, name }));

test.each([
  ["Take Swimming, or the Diploma in Nursing.", [2, 0]],
  ["the advanced diploma in nursing", [1]],
  ["First the Diploma in Nursing, then the Advanced Diploma in Nursing", [0, 1]],
  ["the Male course", [3]],
  ["Nursing", []],
  ["", []],
])("%s", (text, expected) => {
  expect(mentioned(text, THINGS).map(({ id }) => id)).toEqual(expected);
});

test("all that have the name", () => {
  const twins = [
    { id: 1, name: "Swimming" },
    { id: 2, name: "Swimming" },
  ];
  expect(mentioned("Swimming", twins)).toEqual(twins);
});
