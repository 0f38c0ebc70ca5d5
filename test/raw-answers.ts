import { connect } from "node:net";

/** Milliseconds without a byte after which reading stops: a truncated request gets no answer. */
const MAX_ANSWER_MS = 2_000;

/** The answers on a connection, and the addresses of their redirects. */
export interface RawAnswer {
  /** Statuses of all answers; empty where the connection was closed without one. */
  statuses: number[];
  locations: string[];
  /** All that came, byte by byte. */
  text: string;
}

/**
 * Sends bytes on their own connection and reads until the server closes it or sends nothing more.
 */
export function rawAnswer(origin: string, request: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on("data", (piece) => pieces.push(piece));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(read(Buffer.concat(pieces).toString("latin1"))));
    socket.setTimeout(MAX_ANSWER_MS, () => socket.destroy());
    socket.write(request);
  });
}

function read(answers: string): RawAnswer {
  const heads = answers.matchAll(/^HTTP\/1\.1 (\d{3}) .*\r\n(?:.+\r\n)*/gm);
  const statuses: number[] = [];
  const locations: string[] = [];
  for (const [head, status] of heads) {
    statuses.push(Number(status));
    const location = /^location: (.*)\r$/im.exec(head)?.[1];
    if (location !== undefined) locations.push(location);
  }
  return { statuses, locations, text: answers };
}

/** Whether a browser stays on the site when it follows a redirect to this address. */
export function staysOnSite(location: string, origin: string): boolean {
  return URL.parse(location, origin)?.origin === origin;
}
