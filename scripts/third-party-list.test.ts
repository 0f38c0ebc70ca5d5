import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { thirdPartyList } from "./third-party-list.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

it("lists what the lock file installs; npm run third-party writes the list", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  expect(read("THIRD-PARTY.md")).toBe(thirdPartyList(packages));
});

it("lists what serving installs and what browsers load, and asks for every licence", () => {
  const list = thirdPartyList({
    "": {},
    "node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/b/node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/test": { version: "1.0.0", license: "MIT", dev: true },
    "node_modules/tailwindcss": { version: "4.0.0", license: "MIT", dev: true },
  });
  expect(list.split("\n").slice(-4)).toEqual([
    "|---|---|---|",
    "| a | 1.0.0 | MIT |",
    "| tailwindcss | 4.0.0 | MIT |",
    "",
  ]);
  expect(() => thirdPartyList({ "node_modules/c": { version: "1.0.0" } })).toThrow(/licence of c/);
});
