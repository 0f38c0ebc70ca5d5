import { expect, it } from "vitest";
import { importJsonSchema } from "./json-schema.ts";

it("is published as it is; `vitest run -u` on this file writes it anew", async () => {
  const published = `${JSON.stringify(importJsonSchema(), null, 2)}\n`;
  await expect(published).toMatchFileSnapshot("../../../docs/import.schema.json");
});
