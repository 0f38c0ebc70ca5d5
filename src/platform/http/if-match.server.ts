import { createHash } from "node:crypto";
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

/** @throws DomainError 409 where it is no longer as its sender saw it. */
export function refuseUnseen(etag: string, seen: string): void {
  if (etag === seen) return;
  throw new DomainError(
    "changed_meanwhile",
    409,
    "Somebody changed this since you opened it. Load it again, and change what is there now.",
  );
}

/** Changes whenever a value that JSON can hold changes. */
export function etagOf(value: unknown): string {
  return `"${createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22)}"`;
}
