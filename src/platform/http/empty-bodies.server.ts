import type { FastifyInstance } from "fastify";

/**
 * Takes a body of no bytes as no body, where a client names its type all the same. The client that is
 * required (specification, 7) sends the type of JSON with every call.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, String(body), done);
  });
}
