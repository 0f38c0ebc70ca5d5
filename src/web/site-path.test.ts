import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isApiAddress, isSitePath } from "./site-path.ts";

describe("a path of this site", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "host.example",
    "a",
    "@",
    ":",
    "?",
    "#",
    "%5c",
    ".",
    "..",
  );
  it("leads a browser nowhere else", () => {
    const text = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
    fc.assert(
      fc.property(text, (path) => {
        const origin = URL.parse(path, "https://magu.example")?.origin;
        expect(isSitePath(path) && origin !== "https://magu.example").toBe(false);
      }),
      { numRuns: 2_000 },
    );
    for (const path of [
      "/\\host.example",
      "//host.example",
      "/\t/host.example",
      "host",
      "https://a.mv",
    ]) {
      expect(isSitePath(path), path).toBe(false);
    }
    for (const path of ["/", "/courses?name=a", "/pictures/a b.png", "/compare#top"]) {
      expect(isSitePath(path), path).toBe(true);
    }
  });

  it("is known as a call of the API however it is spelled", () => {
    for (const path of [
      "/api/v1/adverts/1/click",
      "/./api/v1/adverts/1/click",
      "/x/../api/login",
      "/%61pi/v1/adverts/1/click",
      "https://magu.example/api/v1/adverts/1/click",
    ]) {
      expect(isApiAddress(path), path).toBe(true);
    }
    for (const path of ["/pictures/a.png", "https://a.mv/api/logo.png", "/apis.png"]) {
      expect(isApiAddress(path), path).toBe(false);
    }
  });
});
