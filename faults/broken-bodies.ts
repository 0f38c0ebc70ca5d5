import fc from "fast-check";
import { serve } from "../bench/pages/servers.ts";
import { bodyRoutes, brokenRequest, sendBroken } from "../test/broken-bodies.ts";
import { startCluster } from "../test/postgres.ts";
import type { Fault, Figure } from "./fault.ts";
import { ask } from "./single-request.ts";

const SEED = 11;
const MINUTES = Number(process.env.FAULT_MINUTES ?? 1);
const AT_ONCE = 16;
/** Milliseconds that somebody else may wait for a page meanwhile. */
const SLOWEST_OTHER = 1_000;

export const brokenBodies: Fault = {
  name: "bodies",
  attack: `for ${MINUTES} min on either engine, bodies that are cut off, packed wrongly and lied about, on every route that takes one`,
  run: async () => {
    const cluster = await startCluster();
    try {
      return [...(await attack("SQLite", "")), ...(await attack("PostgreSQL", cluster.url))];
    } finally {
      await cluster.stop();
    }
  },
};

async function attack(engine: string, DATABASE_URL: string): Promise<Figure[]> {
  const server = await serve("build/server/index.js", { DATABASE_URL, PUBLIC_URL: "" });
  try {
    const port = Number(new URL(server.origin).port);
    const routes = bodyRoutes(await (await fetch(`${server.origin}/api/openapi.json`)).json());
    const end = Date.now() + MINUTES * 60_000;
    let sent = 0;
    const sender = async (number: number) => {
      for (let round = 0; Date.now() < end && !server.hasEnded(); round++) {
        const seed = SEED + number * 100_000 + round;
        for (const request of fc.sample(brokenRequest(routes), { numRuns: 50, seed })) {
          await sendBroken(port, request);
          sent += 1;
        }
      }
    };
    let slowest = 0;
    const other = async () => {
      for (let page = 1; Date.now() < end && !server.hasEnded(); page++) {
        const { milliseconds } = await ask(`${server.origin}/courses/${(page % 60) + 1}`);
        slowest = Math.max(slowest, milliseconds);
      }
    };
    await Promise.all([other(), ...Array.from({ length: AT_ONCE }, (_, number) => sender(number))]);
    const ended = server.hasEnded();
    const { status } = await ask(`${server.origin}/readyz`);
    return [
      { what: `${engine}: requests`, wanted: "", reached: String(sent), holds: sent > 0 },
      { what: `${engine}: ends`, wanted: "0", reached: ended ? "1" : "0", holds: !ended },
      {
        what: `${engine}: longest wait of somebody else`,
        wanted: `at most ${SLOWEST_OTHER} ms`,
        reached: `${Math.round(slowest)} ms`,
        holds: slowest <= SLOWEST_OTHER,
      },
      {
        what: `${engine}: /readyz after it`,
        wanted: "200",
        reached: String(status),
        holds: status === 200,
      },
    ];
  } finally {
    if (!server.hasEnded()) await server.stop();
  }
}
