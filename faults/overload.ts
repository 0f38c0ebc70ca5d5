import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import type { Fault, Figure } from "./fault.ts";
import { type Asked, ask } from "./single-request.ts";

/** Clients that send the next request after each answer, to measure the server's capacity. */
const CLIENTS = 20;
/** Duration of each half in seconds. */
const MEASURED = 8;
const FLOODED = 20;
/** Request rate of the attack as a multiple of the capacity. */
const EXCESS = 2;

/** Milliseconds between two requests for a cached page and for the server's state. */
const CACHED_EVERY = 50;
const STATE_EVERY = 250;

const CACHED_PAGE = "/aboutus";

/** In milliseconds. */
const SLOWEST_KEPT = 250;
const SLOWEST_ANSWER = 2_000;
const SLOWEST_STATE = 1_000;

/** Maximum ratio of the costs of a page with and without a header that no page reads. */
const MAX_COST_FACTOR = 2;

/** Addresses that are not cached: a third each of lists, searches and the API. */
function* newAddresses(): Generator<string, never> {
  for (let number = 0; ; number++) {
    yield `/courses?name=course+${number}`;
    yield `/search?query=diploma+${number}`;
    yield `/api/v1/p/courses?limit=100&name=business+${number}`;
  }
}

/**
 * The capacity is measured with clients that wait for their answers; then twice as many requests
 * per second are sent without waiting, each on its own connection.
 */
export const overload: Fault = {
  name: "overload",
  attack: `for ${FLOODED} s, ${EXCESS} times as many new pages a second are asked for as the server carries`,
  run: async () => {
    const server = await serve("build/server/index.js", { DATABASE_URL: "", PUBLIC_URL: "" });
    try {
      const addresses = newAddresses();
      await ask(server.origin + CACHED_PAGE);
      const carried = await carriedBy(server, addresses);
      const dearer = await costOfHeader(server);
      return [...(await flood(server, addresses, EXCESS * carried)), dearer];
    } finally {
      await server.stop();
    }
  },
};

/** Answers per second to clients that wait for theirs. */
async function carriedBy({ origin }: Served, addresses: Generator<string>): Promise<number> {
  const end = Date.now() + MEASURED * 1_000;
  let answers = 0;
  const client = async () => {
    while (Date.now() < end) {
      const { status } = await ask(origin + addresses.next().value);
      answers += Number(status === 200);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers / MEASURED;
}

async function flood(
  { origin }: Served,
  addresses: Generator<string>,
  rate: number,
): Promise<Figure[]> {
  const end = Date.now() + FLOODED * 1_000;
  const [others, kept, states] = await Promise.all([
    asked(end, 1_000 / rate, () => ask(origin + addresses.next().value)),
    asked(end, CACHED_EVERY, () => ask(origin + CACHED_PAGE, { "accept-encoding": "br" })),
    asked(end, STATE_EVERY, () => ask(`${origin}/readyz`)),
  ]);
  const answered = others.filter(({ status }) => status === 200);
  const refused = others.filter(({ status, headers }) => status === 503 && headers["retry-after"]);
  const lost = others.length - answered.length - refused.length;
  const bad = (all: readonly Asked[]) => all.filter(({ status }) => status !== 200).length;
  return [
    figure("cached page, 99 of 100", percentile(kept, 0.99), SLOWEST_KEPT),
    count("cached page refused or lost", bad(kept)),
    figure(
      `${Math.round(rate)} a second, of which ${Math.round(answered.length / FLOODED)} answered and ` +
        `${Math.round(refused.length / FLOODED)} refused; slowest`,
      percentile(others, 1),
      SLOWEST_ANSWER,
    ),
    count("of them neither answered nor refused", lost),
    figure("/readyz, slowest", percentile(states, 1), SLOWEST_STATE),
    count("/readyz refused or lost", bad(states)),
  ];
}

/** Sends requests at a steady rate without waiting, then waits for all answers. */
async function asked(end: number, every: number, one: () => Promise<Asked>): Promise<Asked[]> {
  const all: Promise<Asked>[] = [];
  const begun = performance.now();
  while (Date.now() < end) {
    const due = (performance.now() - begun) / every;
    while (all.length < due) all.push(one());
    await sleep(5);
  }
  return await Promise.all(all);
}

/** Ratio of a page's processor time with a header that identifies the client to that without. */
async function costOfHeader({ origin, used }: Served): Promise<Figure> {
  const cost = async (headers: Record<string, string>) => {
    const before = used().seconds;
    for (let time = 0; time < 600; time++) await ask(origin + CACHED_PAGE, headers);
    return used().seconds - before;
  };
  const plain = await cost({ "accept-encoding": "br" });
  const times = (await cost({ "accept-encoding": "br", authorization: "Bearer x" })) / plain;
  return {
    what: "a page with an Authorization header costs",
    wanted: `below ${MAX_COST_FACTOR} times one without`,
    reached: `${times.toFixed(1)} times`,
    holds: times < MAX_COST_FACTOR,
  };
}

function percentile(all: readonly Asked[], share: number): number {
  const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

function figure(what: string, reached: number, most: number): Figure {
  return {
    what,
    wanted: `below ${most} ms`,
    reached: `${Math.round(reached)} ms`,
    holds: reached < most,
  };
}

function count(what: string, reached: number): Figure {
  return { what, wanted: "0", reached: String(reached), holds: reached === 0 };
}
