import { z } from "zod";
import { categoryRecord, courseRecord, institutionRecord } from "#records/record.schema.ts";

/** JSON Schema of a file of our own format; published as docs/import.schema.json. */
export function importJsonSchema(): Record<string, unknown> {
  const file = z.strictObject({
    $schema: z.string().optional(),
    institutions: z.array(institutionRecord).optional(),
    categories: z.array(categoryRecord).optional(),
    courses: z.array(courseRecord).optional(),
  });
  return z.toJSONSchema(file, { io: "input" });
}
