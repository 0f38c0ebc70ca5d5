import { expect, it } from "vitest";
import { haveToday } from "./category-names.ts";
import { NOTHING_YET } from "./entry.ts";

const HEALTH = { id: 1, name: "Health and Care", parent: null, former_names: ["Health"] };
const CATEGORIES = [
  HEALTH,
  { id: 2, name: "Nursing", parent: HEALTH, former_names: ["Midwifery"] },
  { id: 3, name: "Law", parent: null },
];

it("gives what a person has the fields of today, as groups", () => {
  const have = {
    ...NOTHING_YET,
    levels: [
      { level: 5, field: "health" },
      { level: 4, field: "Nursing" },
      { level: 3, field: null },
    ],
    work: [
      { years: 2, field: "Midwifery" },
      { years: 1, field: "Fishing" },
    ],
  };
  expect(haveToday(have, CATEGORIES)).toEqual({
    ...NOTHING_YET,
    levels: [
      { level: 5, field: "Health and Care" },
      { level: 4, field: "Health and Care" },
      { level: 3, field: null },
    ],
    work: [
      { years: 2, field: "Health and Care" },
      { years: 1, field: "Fishing" },
    ],
  });
});
