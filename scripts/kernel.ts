import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { kernelSource } from "./kernel-source.ts";

// npm run kernel: compiles src/engine/facets/kernel.wat into the module that the site loads.

const folder = join(import.meta.dirname, "../src/engine/facets");
writeFileSync(join(folder, "kernel-binary.ts"), await kernelSource());
