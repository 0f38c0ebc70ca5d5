import { z } from "zod";

/** Characters of a path; longer ones lead nowhere. */
export const PATH_LIMIT = 2_000;

/** What a page tells when it is opened: where it is, and nothing of who opened it. */
export const visit = z
  .object({
    path: z
      .string({ error: "path is missing" })
      .startsWith("/", { error: "path must begin with a slash" })
      .max(PATH_LIMIT, { error: `path must be at most ${PATH_LIMIT} characters` }),
  })
  .meta({ id: "Visit" });

export const visitCounted = z
  .object({
    data: z.object({
      counted: z.int().meta({ description: "1, or 0 for a program or an unknown page." }),
    }),
  })
  .meta({ id: "VisitCounted" });
