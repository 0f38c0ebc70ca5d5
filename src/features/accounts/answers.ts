import type { z } from "zod";
import { problems } from "#platform/http/problem.schema.ts";

/** Describes a success. */
export function answer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** What a call that takes a body may answer beside its success. */
export const FAULTS = {
  400: problems.malformed,
  413: problems.tooLarge,
  422: problems.invalid,
  429: problems.tooMany,
} as const;
