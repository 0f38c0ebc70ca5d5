import { type ToolSet, tool } from "ai";
import type { z } from "zod";
import { NOTHING_YET } from "#catalogue/entry.ts";
import type { Kept } from "../answer.ts";
import type { Records } from "../lookups/look-up.ts";
import { LOOK_UPS, type LookUpName } from "../lookups/lookups.ts";
import { asData, type Data } from "./catalogue-data.ts";
import { addResult, type Evidence } from "./evidence.ts";
import { stepWords } from "./steps.ts";

interface ToolParts {
  records: Records;
  /** What the visitor's browser keeps: look-ups use it, the model is not told of it. */
  kept: Kept;
  evidence: Evidence;
  onStep: (step: string) => void;
}

/** The model's tools: the chat's look-ups, read only; what they give becomes evidence. */
export function createTools({ records, kept, evidence, onStep }: ToolParts): ToolSet {
  return Object.fromEntries(
    Object.entries(LOOK_UPS).map(([name, { about, input, find }]) => [
      name,
      tool({
        description: about,
        inputSchema: input as z.ZodType<object>,
        execute: async (asked) => {
          const result = (await find(withKept(asked, kept) as never, records)) as Data;
          addResult(evidence, result);
          onStep(stepWords(name as LookUpName, asked, result, records.catalogue));
          return asData(result);
        },
      }),
    ]),
  );
}

/** What a call says of the person, or what the browser keeps where it says nothing. */
function withKept(asked: object, { have: kept }: Kept): object {
  if (!kept || !("have" in asked)) return asked;
  const isSaid = asked.have && JSON.stringify(asked.have) !== JSON.stringify(NOTHING_YET);
  return isSaid ? asked : { ...asked, have: kept };
}
