import { connect } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fc from "fast-check";

/** Method and path of a route that takes a body, with its parameters filled in. */
export type BodyRoute = readonly [method: string, path: string];

/** What is sent on one connection, in pieces, and how the connection then ends. */
export interface BrokenRequest {
  pieces: Buffer[];
  /** `reset` sends RST, `end` half-closes; who waits leaves the connection open for the answer. */
  ending: "reset" | "close" | "end" | "wait";
}

/** Actions of pages, which no description of the API lists. */
const PAGE_ACTIONS = [
  "/aboutus",
  "/register",
  "/forgot-password",
  "/chat",
  "/what-i-have",
  "/nothing",
];

/** Every route that takes a body: those of the API by its own description, and the pages'. */
export function bodyRoutes({
  paths,
}: {
  paths: Record<string, Record<string, unknown>>;
}): BodyRoute[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== "get" && method !== "head")
      .map((method): BodyRoute => [method.toUpperCase(), path.replace(/\{[^}]+\}/g, "1")]),
  );
  return [...calls, ...PAGE_ACTIONS.map((path): BodyRoute => ["POST", path])];
}

const JSON_BODY = Buffer.from('{"email":"a@b.example","password":"correct horse battery"}');
const PACKED = gzipSync(JSON_BODY);

const BODIES: readonly Buffer[] = [
  JSON_BODY,
  PACKED,
  PACKED.subarray(0, 20),
  Buffer.concat([PACKED, PACKED.subarray(0, 7)]),
  brotliCompressSync(JSON_BODY),
  gzipSync(Buffer.alloc(4_000_000)),
  Buffer.from("not packed at all"),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 0xff),
];

const ENCODINGS = [
  "",
  "gzip",
  "gzip",
  "deflate",
  "br",
  "zstd",
  "identity",
  "gzip, gzip",
  "x",
  "\xff",
];
const TYPES = ["application/json", "application/x-www-form-urlencoded", "image/png", "text/csv"];

/** Random cut-offs, encodings and lengths of a body on one of these routes. */
export function brokenRequest(routes: readonly BodyRoute[]): fc.Arbitrary<BrokenRequest> {
  return fc
    .record({
      route: fc.constantFrom(...routes),
      encoding: fc.constantFrom(...ENCODINGS),
      type: fc.constantFrom(...TYPES),
      body: fc.constantFrom(...BODIES),
      // Bytes that the head says more or fewer; null sends chunks.
      lie: fc.constantFrom(0, 0, 0, 1, 500, -3, 300_000_000, null),
      cut: fc.constantFrom(null, null, 0, 1, 40),
      ahead: fc.constantFrom(0, 0, 0, 1, 3),
      ending: fc.constantFrom<BrokenRequest["ending"]>("reset", "close", "end", "wait", "wait"),
    })
    .map(({ route: [method, path], encoding, type, body, lie, cut, ahead, ending }) => {
      const length = Math.max(0, body.length + (lie ?? 0));
      const head = [
        `${method} ${path} HTTP/1.1`,
        "Host: magu.example",
        `Content-Type: ${type}`,
        ...(encoding === "" ? [] : [`Content-Encoding: ${encoding}`]),
        lie === null ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
      ];
      const sent = lie === null ? chunked(body) : body;
      const one = [
        Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"),
        cut === null ? sent : sent.subarray(0, cut),
      ];
      return { pieces: [...Array<Buffer>(ahead).fill(Buffer.concat(one)), ...one], ending };
    });
}

function chunked(body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
}

/** Milliseconds after which a connection that got nothing more is closed. */
const QUIET_MS = 150;

/** Sends it on its own connection and waits until that is closed; nothing is asked of the answer. */
export function sendBroken(port: number, { pieces, ending }: BrokenRequest): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.resume().on("close", () => resolve());
    for (const piece of pieces) if (piece.length > 0) socket.write(piece);
    const leave = () => (ending === "reset" ? socket.resetAndDestroy() : socket.destroy());
    if (ending === "end") socket.end();
    if (ending === "end" || ending === "wait") socket.setTimeout(QUIET_MS, leave);
    else setTimeout(leave, 5);
  });
}
