import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { DomainError } from "../errors.ts";

/** Calls that change a record name what their sender saw. */
export const seenHeader = z.looseObject({
  "if-match": z
    .string()
    .optional()
    .meta({ description: "The `etag` of the record as you read it. Without it: 428." }),
});

/** @throws DomainError 428 without `If-Match`. */
export function seenBy({ headers }: Pick<FastifyRequest, "headers">): string {
  const seen = headers["if-match"];
  if (seen) return seen.replace(/^W\//, "");
  throw new DomainError(
    "not_conditional",
    428,
    "Send the etag of the record as you read it as If-Match, so that nothing is overwritten unseen.",
  );
}
