import { z } from "zod";
import { sentObject } from "#platform/http/calls.schema.ts";
import { MAX_KEY_NAME } from "./key-limits.ts";

export const newKey = sentObject("NewApiKey", {
  name: z
    .string({ error: "Name the system that uses the key" })
    .overwrite((name) => name.replace(/\s+/g, " "))
    .trim()
    .min(1, { error: "Name the system that uses the key" })
    .max(MAX_KEY_NAME, { error: `Use at most ${MAX_KEY_NAME} characters` }),
});
