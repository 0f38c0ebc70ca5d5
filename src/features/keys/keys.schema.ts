import { z } from "zod";
import { idParameter, sentObject } from "#platform/http/calls.schema.ts";
import { MAX_KEY_NAME } from "./key-limits.ts";

export const keysParameter = idParameter;

export const keyParameters = idParameter.extend({
  key: idParameter.shape.id.meta({ description: "`id` of the key." }),
});

export const newKey = sentObject("NewApiKey", {
  name: z
    .string({ error: "Name the system that uses the key" })
    .overwrite((name) => name.replace(/\s+/g, " "))
    .trim()
    .min(1, { error: "Name the system that uses the key" })
    .max(MAX_KEY_NAME, { error: `Use at most ${MAX_KEY_NAME} characters` }),
});

const keyMoment = z.string().meta({ description: "ISO 8601, UTC." });

const apiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    made_by: z.string().nullable().meta({ description: "Null where that account is gone." }),
    created_at: keyMoment,
    last_used_at: keyMoment.nullable().meta({ description: "To five minutes; null: never yet." }),
    revoked_at: keyMoment.nullable().meta({ description: "Null while the key works." }),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = z
  .object({ data: z.array(apiKey).meta({ description: "Those that work first, newest first." }) })
  .meta({ id: "ApiKeys" });

export const madeKey = z
  .object({
    key: apiKey,
    token: z.string().meta({
      description: "The key itself. It is not stored, and never answered again.",
    }),
  })
  .meta({ id: "MadeApiKey" });
export type MadeKey = z.infer<typeof madeKey>;
