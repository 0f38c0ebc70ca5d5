import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long an answer may be reused before asking again, in seconds. */
export const MAX_AGE = 60;

/** Another program may answer otherwise from the same data; one that was not built has no name. */
const PROGRAM: string = import.meta.env?.MAGU_PROGRAM ?? randomUUID();

/**
 * Lets clients and proxies keep the answers of the GET routes of this scope, and tells them cheaply
 * that nothing has changed: an answer is named by the address and by `state`, the name of the data
 * on every server, so that a repeated question is answered (304) before anything is computed.
 * Failures are never kept.
 */
export function keepFresh(app: FastifyInstance, state: () => string): void {
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
      fresh ? `public, max-age=${MAX_AGE}, must-revalidate` : "no-store",
    );
  });
}

/** Compares weakly, as If-None-Match does (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((known) => known.trim() === tag) ?? false;
}
