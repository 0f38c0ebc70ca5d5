import { readFileSync } from "node:fs";
import { join } from "node:path";
import openWabt from "wabt";

const SOURCE = join(import.meta.dirname, "../src/engine/facets/kernel.wat");

/** The text of src/engine/facets/kernel-binary.ts, made from kernel.wat. */
export async function kernelSource(): Promise<string> {
  const wabt = await openWabt();
  const module = wabt.parseWat("kernel.wat", readFileSync(SOURCE, "utf8"));
  const { buffer } = module.toBinary({});
  module.destroy();
  const lines =
    Buffer.from(buffer)
      .toString("base64")
      .match(/.{1,92}/g) ?? [];
  return `// Made from kernel.wat by \`npm run kernel\`: a WebAssembly module in base64.
export const KERNEL_BINARY =
  ${lines.map((line) => `"${line}"`).join(" +\n  ")};
`;
}
