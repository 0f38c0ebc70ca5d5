import { expect, it } from "vitest";
import { sampleCategories } from "../../../../../sample/categories.ts";
import { EVERYDAY } from "./everyday.ts";

const NAMES = sampleCategories().map(({ name }) => name);

it("names fields that the directory holds", () => {
  const fields = new Set(EVERYDAY.flatMap((wish) => wish.fields));
  expect([...fields].filter((field) => !NAMES.includes(field))).toEqual([]);
});

it("has each term once, so that no line hides another", () => {
  const terms = EVERYDAY.flatMap((wish) => wish.terms);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
