import { z } from "zod";
import { entryRoute } from "#records/entry.schema.ts";

/** Proposals as a person edits them in a file: as `list --json` writes them, and what it needs of that. */
export const editedProposals = z
  .array(
    z.object({
      course: z.int().min(1),
      texts: z.string().min(1).meta({ description: "As it was written: says what was read." }),
      routes: z.array(entryRoute).min(1),
    }),
  )
  .min(1);
