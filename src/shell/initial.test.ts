import { expect, it } from "vitest";
import { initialOf } from "./initial.ts";

it.each([
  ["Aishath Ali", "A"],
  ["  mariyam", "M"],
  ["élan", "É"],
  ["އައިޝަތު", "އަ"],
  ["(Ali)", "A"],
  ["", "U"],
  ["   ", "U"],
  ["123", "U"],
])("%j begins with %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
