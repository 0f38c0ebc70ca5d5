import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import type { Fault, Figure } from "./fault.ts";
import { ask } from "./single-request.ts";

const CONNECTIONS = 8;
const REQUESTS = 1_700;

/** Requested: a cached page, sent uncompressed, and the longest answer of the API. */
const PATHS = ["/courses", "/api/v1/p/courses?limit=100"];

/** Maximum bytes for all of it, besides what the server uses anyway. */
const MAX_BYTES = 150_000_000;
/** Milliseconds within which the server must answer its health check. */
const SLOWEST_HEALTH = 2_000;
/** Seconds for which memory is measured; after them every client that reads nothing is cut off. */
const WATCHED = 20;
const CLOSED_AFTER = 60;

export const pipelining: Fault = {
  name: "pipelining",
  attack: `${CONNECTIONS} connections each send ${REQUESTS} requests at once and read nothing`,
  run: async () => {
    const figures: Figure[] = [];
    for (const path of PATHS) figures.push(...(await flood(path)));
    return figures;
  },
};

async function flood(path: string): Promise<Figure[]> {
  const server = await serve("build/server/index.js", { DATABASE_URL: "", PUBLIC_URL: "" });
  try {
    for (let time = 0; time < 50; time++) await ask(server.origin + path);
    const before = server.used().bytes;
    const sockets = Array.from({ length: CONNECTIONS }, () => deafSender(server, path));
    const { bytes, health } = await watched(server);
    await sleep((CLOSED_AFTER - WATCHED) * 1_000);
    const open = await connected(sockets);
    for (const socket of sockets) socket.destroy();
    return [
      {
        what: `${path}: memory above that before`,
        wanted: `below ${MAX_BYTES / 1e6} MB`,
        reached: `${Math.round((bytes - before) / 1e6)} MB`,
        holds: bytes - before < MAX_BYTES,
      },
      {
        what: `${path}: slowest answer of /healthz meanwhile`,
        wanted: `below ${SLOWEST_HEALTH} ms`,
        reached: `${Math.round(health)} ms`,
        holds: health < SLOWEST_HEALTH,
      },
      {
        what: `${path}: still connected after ${CLOSED_AFTER} s`,
        wanted: "0",
        reached: String(open),
        holds: open === 0,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Sends all requests and reads no answers. */
function deafSender({ origin }: Served, path: string): Socket {
  const { host, hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS));
  return socket;
}

/** Number of open connections; a client that does not read notices the end only by writing. */
async function connected(sockets: readonly Socket[]): Promise<number> {
  for (let time = 0; time < 3; time++) {
    for (const socket of sockets) if (!socket.destroyed) socket.write("\r\n");
    await sleep(500);
  }
  return sockets.filter(({ destroyed }) => !destroyed).length;
}

async function watched({ origin, used }: Served): Promise<{ bytes: number; health: number }> {
  let bytes = 0;
  let health = 0;
  const end = Date.now() + WATCHED * 1_000;
  while (Date.now() < end) {
    const { milliseconds } = await ask(`${origin}/healthz`);
    health = Math.max(health, milliseconds);
    bytes = Math.max(bytes, used().bytes);
    await sleep(100);
  }
  return { bytes, health };
}
