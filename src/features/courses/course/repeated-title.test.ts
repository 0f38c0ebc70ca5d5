import { expect, it } from "vitest";
import { withoutRepeatedTitle } from "./repeated-title.ts";

it.each([
  ["<h3>Modules</h3><ul><li>Law</li></ul>", "<ul><li>Law</li></ul>"],
  ["<h3>Course modules:</h3>\n<p>Law</p>", "<p>Law</p>"],
  ["<h3>Semester 1</h3><p>Law</p>", "<h3>Semester 1</h3><p>Law</p>"],
  ["<p>Law</p><h3>Modules</h3>", "<p>Law</p><h3>Modules</h3>"],
  ["<h3></h3><p>Law</p>", "<h3></h3><p>Law</p>"],
])("withoutRepeatedTitle of %j is %j", (html, rest) => {
  expect(withoutRepeatedTitle(html, "Course Modules")).toBe(rest);
});
