import { PassThrough, type Readable } from "node:stream";

/** Interval of comments on a quiet stream, in milliseconds: proxies close silent connections. */
const HEARTBEAT_MS = 15_000;

/** A stream of server-sent events (HTML standard, section 9.2). */
export interface EventStream {
  readonly body: Readable;
  /** Sends an event; `data` becomes one line of JSON. */
  send(event: string, data: unknown): void;
  end(): void;
}

export function openEventStream(heartbeat = HEARTBEAT_MS): EventStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writable) body.write(text);
  };
  const comment = () => write(": still here\n\n");
  // The headers leave with the first bytes: who asked knows at once that they are heard.
  comment();
  const timer = setInterval(comment, heartbeat);
  timer.unref();
  body.once("close", () => clearInterval(timer));
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => body.end(),
  };
}
