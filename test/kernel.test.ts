import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kernelSource } from "../scripts/kernel-source.ts";

it("the compiled loops are those of kernel.wat; else run `npm run kernel`", async () => {
  const path = join(import.meta.dirname, "../src/engine/facets/kernel-binary.ts");
  expect(readFileSync(path, "utf8")).toBe(await kernelSource());
});
