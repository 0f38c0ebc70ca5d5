import { once } from "node:events";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { serve } from "../bench/pages/servers.ts";
import { bodyRoutes, brokenRequest, sendBroken } from "../test/broken-bodies.ts";
import { startCluster } from "../test/postgres.ts";
import { type Attack, memberAttacks, slidesOfManyHosts, strangerAttacks } from "./attacks.ts";
import type { Fault, Figure } from "./fault.ts";
import { officeCalls, signInAsAdministrator } from "./office-calls.ts";
import type { OthersData, OthersSeen } from "./others.ts";
import { ask } from "./single-request.ts";
import { MANY_VISITORS } from "./storage-load.ts";

const SEED = 11;
const MINUTES = Number(process.env.FAULT_MINUTES ?? 1);
const AT_ONCE = 8;
/** An institution and a course of the sample. */
const INSTITUTION = 1;
const COURSE = 1;
/** Bytes of all headers of an answer: proxies take 4 to 8 KB. */
const MOST_HEADERS = 4_096;
/** Milliseconds that somebody else may wait for a page meanwhile. */
const SLOWEST_OTHER = 1_000;

export const brokenBodies: Fault = {
  name: "bodies",
  attack: `for ${MINUTES} min on either engine, bodies that are cut off, packed wrongly and lied about, on every route that takes one, and beside them what strangers and members send: long lists, deep markup, workbooks, clicks, questions, downloads`,
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
  const settings = { DATABASE_URL, PUBLIC_URL: "", ...MANY_VISITORS };
  const server = await serve("build/server/index.js", settings);
  try {
    const port = Number(new URL(server.origin).port);
    const call = officeCalls(() => server.origin, await signInAsAdministrator(server));
    await slidesOfManyHosts(call, INSTITUTION);
    const routes = bodyRoutes(await (await fetch(`${server.origin}/api/openapi.json`)).json());
    const end = Date.now() + MINUTES * 60_000;
    const isOver = () => Date.now() >= end || server.hasEnded();
    let sent = 0;
    const sender = async (number: number) => {
      for (let round = 0; !isOver(); round++) {
        const seed = SEED + number * 100_000 + round;
        for (const request of fc.sample(brokenRequest(routes), { numRuns: 50, seed })) {
          await sendBroken(port, request);
          sent += 1;
        }
      }
    };
    const attacker = async (attacks: readonly Attack[], begin: number) => {
      for (let round = begin; !isOver(); round++) {
        await attacks[round % attacks.length]?.(round).catch(() => undefined);
        sent += 1;
      }
    };
    const data: OthersData = { origin: server.origin, institution: INSTITUTION, end };
    const others = new Worker(new URL("./others.ts", import.meta.url), { workerData: data });
    const answered = once(others, "message") as Promise<[OthersSeen]>;
    const strangers = strangerAttacks(server.origin);
    const members = memberAttacks(call, INSTITUTION, COURSE);
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, (_, number) => sender(number)),
      ...[0, 3, 6].map((begin) => attacker(strangers, begin)),
      ...[0, 5].map((begin) => attacker(members, begin)),
    ]);
    const [{ slowest, headers }] = await answered;
    const ended = server.hasEnded();
    const { status } = await ask(`${server.origin}/readyz`);
    return [
      { what: `${engine}: requests`, wanted: "", reached: String(sent), holds: sent > 0 },
      { what: `${engine}: ends`, wanted: "0", reached: ended ? "1" : "0", holds: !ended },
      {
        what: `${engine}: longest wait of somebody else`,
        wanted: `at most ${SLOWEST_OTHER} ms`,
        reached: `${Math.round(slowest.milliseconds)} ms for ${slowest.path}`,
        holds: slowest.milliseconds <= SLOWEST_OTHER,
      },
      {
        what: `${engine}: largest headers of a page, with slides at 100 hosts`,
        wanted: `below ${MOST_HEADERS} bytes`,
        reached: `${headers} bytes`,
        holds: headers > 0 && headers < MOST_HEADERS,
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
