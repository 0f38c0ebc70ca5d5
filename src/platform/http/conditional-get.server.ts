import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

export const MAX_AGE_S = 60;

/** Part of every ETag: another build may answer differently from the same data. Random in development. */
const PROGRAM: string = import.meta.env?.MAGU_PROGRAM ?? randomUUID();

/**
 * Lets clients and proxies cache the GET routes of this scope, and answers conditional requests with
 * 304 before anything is computed: the ETag is made of the address and of `state`, the name of the
 * data, which is equal on every server. Errors are never cached.
 */
export function conditionalGet(app: FastifyInstance, state: () => string): void {
  const tagOf = (request: FastifyRequest) => {
    const named = [PROGRAM, state(), request.url].join("\n");
    return `W/"${createHash("sha256").update(named).digest("base64url").slice(0, 22)}"`;
  };
  const tags = new WeakMap<FastifyRequest, string>();

  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const tag = tagOf(request);
    tags.set(request, tag);
    if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  });
  app.addHook("onSend", async (request, reply) => {
    const tag = tags.get(request);
    const fresh = tag !== undefined && (reply.statusCode === 200 || reply.statusCode === 304);
    if (fresh) reply.header("ETag", tag);
    reply.header(
      "Cache-Control",
      fresh ? `public, max-age=${MAX_AGE_S}, must-revalidate` : "no-store",
    );
  });
}

/** Compares weakly, as If-None-Match does (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((known) => known.trim() === tag) ?? false;
}
