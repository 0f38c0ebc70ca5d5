import fc from "fast-check";
import { serve } from "../bench/pages/servers.ts";
import { bodyRoutes, brokenRequest, sendBroken } from "../test/broken-bodies.ts";
import { startCluster } from "../test/postgres.ts";
import { type Attack, memberAttacks, slidesOfManyHosts, strangerAttacks } from "./attacks.ts";
import type { Fault, Figure } from "./fault.ts";
import { officeCalls, signInAsAdministrator } from "./office-calls.ts";
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
    let slowest = 0;
    let headers = 0;
    const other = async () => {
      for (let page = 1; !isOver(); page++) {
        const path = OTHERS[page % OTHERS.length]?.(page) ?? "/";
        const asked = await ask(server.origin + path);
        slowest = Math.max(slowest, asked.milliseconds);
        headers = Math.max(headers, bytesOf(asked.headers));
      }
    };
    const strangers = strangerAttacks(server.origin);
    const members = memberAttacks(call, INSTITUTION, COURSE);
    await Promise.all([
      other(),
      ...Array.from({ length: AT_ONCE }, (_, number) => sender(number)),
      ...[0, 3, 6].map((begin) => attacker(strangers, begin)),
      ...[0, 5].map((begin) => attacker(members, begin)),
    ]);
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

/** What other people ask for meanwhile. */
const OTHERS: readonly ((page: number) => string)[] = [
  (page) => `/courses/${(page % 60) + 1}`,
  () => `/institutions/${INSTITUTION}`,
  (page) => `/search?query=business+${page}`,
  () => "/",
  (page) => `/courses?level=${page % 8}`,
];

const bytesOf = (headers: NodeJS.Dict<string | string[]>): number =>
  Object.entries(headers)
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => name.length + one.length + 4))
    .reduce((sum, each) => sum + each, 0);
