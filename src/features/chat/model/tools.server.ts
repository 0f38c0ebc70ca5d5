import { type ToolSet, tool } from "ai";
import type { z } from "zod";
import type { Records } from "../lookups/look-up.ts";
import { LOOK_UPS } from "../lookups/lookups.ts";
import { asData, type Data } from "./catalogue-data.ts";
import type { Seen } from "./seen.ts";

/** The model's tools: the chat's look-ups, read only; what they give is kept in `seen`. */
export function createTools(records: Records, seen: Seen): ToolSet {
  return Object.fromEntries(
    Object.entries(LOOK_UPS).map(([name, { about, input, find }]) => [
      name,
      tool({
        description: about,
        inputSchema: input as z.ZodType<object>,
        execute: async (asked) => {
          const result = (await find(asked as never, records)) as Data;
          seen.results.push(JSON.stringify(result, withoutFreeText));
          return asData(result);
        },
      }),
    ]),
  );
}

/** Long texts of institutions: what they say is no figure that an answer may state. */
const FREE_TEXT: ReadonlySet<unknown> = new Set([
  "general_notes",
  "careers",
  "study_options",
  "modules",
]);

function withoutFreeText(_: string, value: unknown): unknown {
  return FREE_TEXT.has(Object(value).field) ? null : value;
}
