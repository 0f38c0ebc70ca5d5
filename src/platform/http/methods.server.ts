import type { FastifyInstance, HTTPMethods } from "fastify";
import type { Problem } from "./problem.schema.ts";

const METHODS: readonly HTTPMethods[] = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
];

interface MethodsOptions {
  /** Lets pages of any origin read what is answered here. */
  anyOrigin: boolean;
}

/**
 * Answers the methods that the addresses of a scope do not have: OPTIONS with those that they have
 * (and, with `anyOrigin`, with leave to read across origins), any other with 405. Call it before the
 * routes; call what it returns after them.
 */
export function answerEveryMethod(app: FastifyInstance, { anyOrigin }: MethodsOptions): () => void {
  const routes = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = routes.get(url) ?? new Set();
    routes.set(url, methods);
    for (const name of [method].flat()) methods.add(name);
  });
  if (anyOrigin) {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("Access-Control-Allow-Origin", "*");
    });
  }
  return () => {
    for (const [url, methods] of [...routes]) {
      refuseOthers(app, url, new Set(methods), anyOrigin);
    }
  };
}

/** The same for one address, by the methods that it has. */
export function refuseOthers(
  app: FastifyInstance,
  url: string,
  known: ReadonlySet<string>,
  anyOrigin = false,
): void {
  const allowed = METHODS.filter((method) => known.has(method) || method === "OPTIONS").join(", ");
  app.route({
    method: METHODS.filter((method) => !known.has(method)),
    url,
    schema: { hide: true },
    // Before the body is read: it may not even be JSON.
    onRequest: async (request, reply) => {
      reply.header("Allow", allowed);
      if (request.method !== "OPTIONS") {
        const error = `${request.method} does nothing at this address.`;
        return reply.code(405).send({ error, code: "method_not_allowed" } satisfies Problem);
      }
      if (anyOrigin) {
        reply
          .header("Access-Control-Allow-Methods", allowed)
          .header("Access-Control-Allow-Headers", "accept, content-type, if-none-match")
          .header("Access-Control-Max-Age", "86400");
      }
      return reply.code(204).send();
    },
    handler: () => undefined,
  });
}
