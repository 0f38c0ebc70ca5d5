import { z } from "zod";
import { SETUP_GAPS, WAITING_KINDS } from "./waiting.ts";

export const whatWaits = z
  .object({
    data: z
      .array(z.object({ kind: z.enum([...WAITING_KINDS.keys()]), count: z.int() }))
      .meta({ description: "How much of each kind waits for who asks; what they may open." }),
    setup: z.array(z.enum([...SETUP_GAPS.keys()])).meta({
      description: "What the site lacks to be safe, for administrators; empty for others.",
    }),
    contradicted: z.array(z.object({ id: z.int(), name: z.string(), records: z.int() })).meta({
      description:
        "Institutions with records of which another source says otherwise, until it is settled; most first.",
    }),
  })
  .meta({ id: "Waiting" });
