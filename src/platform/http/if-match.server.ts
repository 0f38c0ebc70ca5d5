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

/** What its sender saw; undefined where they do not say. */
export function seenIn({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return headers["if-match"]?.replace(/^W\//, "") || undefined;
}

/** @throws DomainError 428 without `If-Match`. */
export function seenBy({ headers }: Pick<FastifyRequest, "headers">): string {
  const seen = seenIn({ headers });
  if (seen !== undefined) return seen;
  throw new DomainError(
    "not_conditional",
    428,
    "Send the etag of the record as you read it as If-Match, so that nothing is overwritten unseen.",
  );
}
