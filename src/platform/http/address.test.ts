import { expect, it } from "vitest";
import { decodable, pathOf } from "./address.ts";

it.each([
  ["/courses/5/a%20b", "/courses/5/a%20b"],
  ["/courses/5/%E0%A4%A?x=%E0", "/courses/5/%25E0%25A4%25A?x=%E0"],
  ["/courses/5/100%", "/courses/5/100%25"],
  ["/search?query=100%", "/search?query=100%"],
])("%s", (url, readable) => {
  expect(decodable(url)).toBe(readable);
});

it.each([
  ["/courses?page=2", "/courses?page=2"],
  ["//courses", "//courses"],
  ["http://magu.example/courses?page=2", "/courses?page=2"],
  ["HTTPS://magu.example:8443", "/"],
  ["http://magu.example?query=nurse", "/?query=nurse"],
  ["*", null],
  ["http:///courses", null],
  ["magu.example:443", null],
])("names a path: %s", (target, path) => {
  expect(pathOf(target)).toBe(path);
});
