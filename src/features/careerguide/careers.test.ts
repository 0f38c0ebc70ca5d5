import { expect, it } from "vitest";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { sampleCategories } from "../../../sample/categories.ts";

it("careers and the 21 fields of the sample data name each other whole", () => {
  const fields = sampleCategories()
    .filter(({ parent }) => !parent)
    .map(({ name }) => name);
  expect(fields).toHaveLength(21);
  expect([...new Set(CAREERS.flatMap((career) => career.fields))].sort()).toEqual(fields.sort());
});
