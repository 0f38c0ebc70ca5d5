import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { MadePage } from "./cached-page.server.ts";

/**
 * Asks the app for an address as a visitor without any header would, through every hook and route,
 * and takes the answer as it is. Fastify's own `inject` is for tests: it writes the answer to a
 * connection that leads nowhere, copies it three times, and reads it as text.
 */
export async function askApp(app: FastifyInstance, address: string): Promise<MadePage> {
  await app.ready();
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = address;
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.httpVersion = "1.1";
  request.rawHeaders = ["Host", "localhost"];
  return await new Promise((resolve, reject) => {
    app.routing(request, new KeptResponse(request, resolve).once("error", reject));
  });
}

/** An answer that is kept instead of sent. */
class KeptResponse extends ServerResponse {
  readonly #pieces: Buffer[] = [];
  readonly #onEnd: (made: MadePage) => void;

  constructor(request: IncomingMessage, onEnd: (made: MadePage) => void) {
    super(request);
    this.#onEnd = onEnd;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = (rest.at(-1) ?? {}) as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  override write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : Buffer.from(piece));
    return true;
  }

  override end(piece?: unknown): this {
    if (typeof piece === "string" || piece instanceof Uint8Array) this.write(piece);
    const [first = Buffer.alloc(0), ...more] = this.#pieces;
    const body = more.length === 0 ? first : Buffer.concat(this.#pieces);
    this.finished = true;
    this.#onEnd({ status: this.statusCode, headers: this.getHeaders(), body });
    this.emit("finish");
    this.emit("close");
    return this;
  }
}
