import type { FastifyInstance } from "fastify";
import { cleanTexts } from "../clean-texts.ts";
import { DomainError } from "../errors.ts";
import { lineNotInUtf8 } from "../utf8.ts";

/**
 * Takes bodies of JSON in UTF-8, since of others the letters beyond ASCII would be lost unseen, without
 * what no text holds.
 */
export function acceptJson(app: FastifyInstance, { isEmptyTaken = false } = {}): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    const line = lineNotInUtf8(bytes);
    if (line !== null) done(notInUtf8(line));
    else if (isEmptyTaken && bytes.length === 0) done(null, undefined);
    else parse(request, bytes.toString(), (error, value) => done(error, cleanTexts(value)));
  });
}

/**
 * Takes a body of no bytes as no body, where a client names its type all the same. The client that is
 * required (specification, 7) sends the type of JSON with every call.
 */
export const acceptEmptyBodies = (app: FastifyInstance): void =>
  acceptJson(app, { isEmptyTaken: true });

const notInUtf8 = (line: number) =>
  new DomainError("not_utf8", 400, `The body is not in UTF-8: see line ${line}. Send it in UTF-8.`);
