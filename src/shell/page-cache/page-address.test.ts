import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/courses/", "/courses"],
  ["/courses?name=law&category=Marketing&fbclid=1", "/courses?category=Marketing&name=law"],
  ["/courses/2?mnqf_level=5:7", "/courses/2?mnqf_level=5%3A7"],
  ["/courses?mnqf_level=5%3A7", "/courses?mnqf_level=5%3A7"],
  ["/courses/12/any-slug?x=1", "/courses/12/any-slug"],
  ["/search?page=1&query=a+b", "/search?query=a+b&page=1"],
  ["/search?query=a%20b&page=1", "/search?query=a+b&page=1"],
  ["/compare?differences=1&ids=3,1", "/compare?ids=3%2C1&differences=1"],
  ["/courses.data?_routes=root&name=law&x=1", "/courses.data?name=law&_routes=root"],
  ["/_root.data", "/_root.data"],
  ["/institutions/3?page=2", "/institutions/3"],
])("keeps %s as %s", (url, address) => {
  expect(pageAddress(url)?.address).toBe(address);
});

it("keeps shuffled pages in several orders, others in one", () => {
  expect(pageAddress("/courses")?.variants).toBeGreaterThan(1);
  expect(pageAddress("/careerguide?question=2&level=5")?.variants).toBeGreaterThan(1);
  expect(pageAddress("/aboutus")?.variants).toBe(1);
});

it("keeps the same values in the order that they were given", () => {
  expect(pageAddress("/courses?language=a&language=b")?.address).toBe(
    "/courses?language=a&language=b",
  );
});

it.each([
  "/login",
  "/profile",
  "/chat",
  "/reset-password/secret",
  "/api/v1/stats",
  "/assets/site.js",
  "/courses/abc",
  "/nothing/here",
  "//evil.example/courses",
  "http://evil.example/courses",
  `/search?query=${"x".repeat(3_000)}`,
])("leaves %s to the site", (url) => {
  expect(pageAddress(url)).toBeNull();
});
