import autocannon from "autocannon";
import type { Served } from "./servers.ts";

/** Result of loading a server with as many requests as it answers. */
export interface Load {
  /** Answers per second. */
  rate: number;
  /** Answers per second of processor time, which other load on the machine hardly changes. */
  perCpuSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Missing answers and error answers. */
  failed: number;
}

const CONNECTIONS = 50;

/**
 * Requests the paths in turn over 50 connections for some seconds, as fast as possible or at a
 * fixed rate per second.
 */
export async function load(
  { origin, used }: Pick<Served, "origin" | "used">,
  paths: readonly string[],
  seconds: number,
  rate?: number,
): Promise<Load> {
  const before = used().seconds;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    requests: paths.map((path) => ({ path, headers: { "accept-encoding": "gzip, br" } })),
  });
  const answers = result.requests.total;
  return {
    rate: answers / result.duration,
    perCpuSecond: answers / (used().seconds - before),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Sends each client's own addresses in turn until this many requests were answered. */
export async function send(
  { origin }: Pick<Served, "origin">,
  addressesOf: (client: number) => readonly string[],
  amount: number,
): Promise<void> {
  let client = 0;
  const { non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount,
    timeout: 60,
    setupClient: (connection) => {
      client += 1;
      connection.setRequests(addressesOf(client).map((path) => ({ method: "GET", path })));
    },
  });
  if (non2xx + errors + timeouts > 0) throw new Error("a request with a random address failed");
}

/** The median of several runs, by answers per second of processor time. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.perCpuSecond - b.perCpuSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError("no runs");
  return { ...middle, failed: loads.reduce((sum, { failed }) => sum + failed, 0) };
}
