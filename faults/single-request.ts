import { request } from "node:http";

/** Result of a request on its own connection. */
export interface Asked {
  /** Null without an answer. */
  status: number | null;
  headers: NodeJS.Dict<string | string[]>;
  milliseconds: number;
}

/** An answer that takes longer counts as missing. */
const MAX_ANSWER_MS = 30_000;

/**
 * Sends one request on a new connection, as a newly opened browser does. It never throws: a missing
 * answer is a result too.
 */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Asked> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | null, received: Asked["headers"] = {}) =>
      resolve({ status, headers: received, milliseconds: performance.now() - begun });
    const asked = request(url, { agent: false, headers, timeout: MAX_ANSWER_MS }, (response) => {
      response.on("end", () => end(response.statusCode ?? null, response.headers));
      response.on("error", () => end(null));
      response.resume();
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => end(null));
    asked.end();
  });
}
