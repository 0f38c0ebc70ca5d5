import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import type { Fault, Figure } from "./fault.ts";
import { MANY_VISITORS } from "./storage-load.ts";

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: magu.example\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** What each connection sends and then leaves, and how many there are. */
const ATTACKS: readonly { name: string; connections: number; sent: string }[] = [
  {
    name: "unended JSON",
    connections: 4_000,
    sent: `${post("/api/v1/visits", "application/json", 900)}{`,
  },
  { name: "unended heads", connections: 5_500, sent: "GET /courses HTTP/1.1\r\nHost: magu" },
  { name: "idle connections", connections: 5_500, sent: "" },
  {
    name: "long unended forms",
    connections: 300,
    sent: post("/advertise/order", "multipart/form-data; boundary=a", 3e6) + "a".repeat(2_900_000),
  },
  {
    name: "answers that nobody takes",
    connections: 2_000,
    sent: "GET /api/v1/p/courses?limit=100 HTTP/1.1\r\nHost: magu.example\r\n\r\n",
  },
];

/** Connections that are opened before the next ones are. */
const AT_ONCE = 100;
/** Requests of other people during each attack. */
const ASKED = 60;
/** Bytes above those before: those of unfinished bodies, and of the connections themselves. */
const MAX_BYTES = 400_000_000;

export const slowClients: Fault = {
  name: "slow",
  attack: "thousands of connections of one address begin what they never end, and read nothing",
  run: async () => {
    const figures: Figure[] = [];
    for (const attack of ATTACKS) figures.push(...(await hold(attack)));
    return figures;
  },
};

async function hold({ name, connections, sent }: (typeof ATTACKS)[number]): Promise<Figure[]> {
  const settings = { DATABASE_URL: "", PUBLIC_URL: "", LOG_LEVEL: "error", ...MANY_VISITORS };
  const server = await serve("build/server/index.js", settings);
  try {
    await asOthers(server, 20);
    const before = server.used().bytes;
    const port = Number(new URL(server.origin).port);
    const sockets = [];
    for (let number = 0; number < connections; number++) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      if (sent) socket.write(sent);
      sockets.push(socket.pause());
      if (number % AT_ONCE === 0) await sleep(20);
    }
    const lost = await asOthers(server, ASKED);
    const bytes = server.used().bytes - before;
    for (const socket of sockets) socket.destroy();
    return [
      {
        what: `${name}: others who got no answer`,
        wanted: "0",
        reached: lost.join(" ") || "0",
        holds: lost.length === 0,
      },
      {
        what: `${name}: memory above that before`,
        wanted: `below ${MAX_BYTES / 1e6} MB`,
        reached: `${Math.round(bytes / 1e6)} MB`,
        holds: bytes < MAX_BYTES,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Asks and sends as other people do, each from an address of its own; returns what went wrong. */
async function asOthers({ origin }: Served, times: number): Promise<string[]> {
  const wrong: string[] = [];
  for (let time = 0; time < times; time++) {
    const headers = {
      "Content-Type": "application/json",
      "X-Forwarded-For": Array.from(randomBytes(4)).join("."),
      Connection: "close",
    };
    const body = JSON.stringify({ path: "/courses", device_id: crypto.randomUUID() });
    const sent = time % 2 ? { method: "POST", body } : {};
    const path = time % 2 ? "/api/v1/visits" : `/courses?name=business+${time}`;
    const status = await fetch(origin + path, { headers, ...sent }).then(
      async (answer) => (await answer.text()) && answer.status,
      (error: Error) => String(error.cause ?? error),
    );
    if (status !== 200) wrong.push(String(status));
    await sleep(100);
  }
  return wrong;
}
