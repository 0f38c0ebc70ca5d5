import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("runs on one version of Node on every platform, in the containers too", () => {
  const { optionalDependencies } = JSON.parse(read("package.json"));
  const nodes = Object.entries<string>(optionalDependencies).filter(([name]) =>
    name.startsWith("node-"),
  );
  const versions = new Set(nodes.map(([, version]) => version));
  expect([...versions]).toEqual([process.versions.node]);
  const containers = read("Containerfile") + read(".github/workflows/ci.yml");
  const images = [...containers.matchAll(/^(?:FROM| *container:) node:(\S+?)-/gm)];
  expect(images.length).toBeGreaterThan(0);
  expect(new Set(images.map(([, version]) => version))).toEqual(versions);
});
