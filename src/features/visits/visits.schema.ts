import { z } from "zod";
import { MAX_VISITED_PATH } from "./visit-limits.ts";

/** What a page tells when it is opened: where it is, and nothing of who opened it. */
export const visit = z
  .object({
    path: z
      .string({ error: "path is missing" })
      .startsWith("/", { error: "path must begin with a slash" })
      .max(MAX_VISITED_PATH, { error: `path must be at most ${MAX_VISITED_PATH} characters` }),
  })
  .meta({ id: "Visit" });

export const visitCounted = z
  .object({
    data: z.object({
      counted: z.int().meta({ description: "1, or 0 for a program or an unknown page." }),
    }),
  })
  .meta({ id: "VisitCounted" });
