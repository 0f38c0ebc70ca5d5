import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./fault.ts";

/**
 * Milliseconds within which every request must be answered or refused, and a server must recover.
 */
const ANSWERED_WITHIN = 2_000;
const WHOLE_WITHIN = 5_000;

/**
 * Lets the load give each message another network address, so that the limit per network does not
 * apply.
 */
export const MANY_VISITORS = { TRUST_PROXY: "true" };

interface Answer {
  path: string;
  /** Null without an answer. */
  status: number | null;
  retryAfter: string | null;
  milliseconds: number;
  /** Time of the answer, by `Date.now()`. */
  at: number;
}

/** Constant reads and writes on a server, with the answers. */
export interface StorageLoad {
  answers: readonly Answer[];
  /** Texts of the messages whose receipt was acknowledged. */
  acknowledged: readonly string[];
  /** Resolves with the time at which the next message after this call is acknowledged. */
  nextReceipt(): Promise<number>;
  stop(): Promise<void>;
}

/** What readers request: a cached page, and a call that reads the database. */
const CACHED_PAGE = "/courses";
const READ = "/api/v1/p/courses/1";
const WRITTEN = "/api/v1/p/tickets";
const WRITERS = 3;

/** Starts the load; each message is about 4 KB, so that a full disk is noticed soon. */
export function storageLoad(origin: string): StorageLoad {
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  let stopped = false;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await asked(origin, path, init);
    answers.push(answer);
    return answer;
  };
  const read = async (path: string) => {
    while (!stopped) {
      await ask(path);
      await sleep(20);
    }
  };
  const write = async () => {
    while (!stopped) {
      const message = randomBytes(2_000).toString("hex");
      const { status } = await ask(WRITTEN, ticket(message));
      if (status === 201) acknowledged.push(message);
      await sleep(20);
    }
  };
  const under = [read(CACHED_PAGE), read(READ), ...Array.from({ length: WRITERS }, write)];
  return {
    answers,
    acknowledged,
    nextReceipt: async () => {
      const known = acknowledged.length;
      while (acknowledged.length === known) await sleep(10);
      return Date.now();
    },
    stop: async () => {
      stopped = true;
      await Promise.all(under);
    },
  };
}

/** A message to the operator, with its own network address. */
function ticket(message: string): RequestInit {
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": Array.from(randomBytes(4)).join("."),
    },
    body: JSON.stringify({ name: "Fault", email: "fault@example.com", message }),
  };
}

async function asked(origin: string, path: string, init: RequestInit): Promise<Answer> {
  const began = performance.now();
  const end = (status: number | null, retryAfter: string | null): Answer => ({
    path,
    status,
    retryAfter,
    milliseconds: performance.now() - began,
    at: Date.now(),
  });
  try {
    const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return end(response.status, response.headers.get("retry-after"));
  } catch {
    return end(null, null);
  }
}

/** Polls the readiness until it is as expected; returns the milliseconds that it took. */
export async function untilReady(origin: string, wanted: boolean): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < 60_000) {
    const { status } = await asked(origin, "/readyz", {});
    if ((status === 200) === wanted) return Date.now() - began;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Measurements for every failure of the database. */
export function storageFigures({ answers }: StorageLoad, lost: readonly string[]): Figure[] {
  const others = answers.filter(({ status }) => ![200, 201, 503].includes(status ?? 0));
  const refused = answers.filter(({ status }) => status === 503);
  const silent = refused.filter(({ retryAfter }) => retryAfter === null);
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const kept = answers.filter(({ path, status }) => path === CACHED_PAGE && status !== 200);
  return [
    none("acknowledged messages that were lost", lost.length),
    none("answers that are neither right nor 503", others.length),
    none("refusals without Retry-After", silent.length),
    none("cached pages that were not answered", kept.length),
    some("refusals", refused.length),
    {
      what: "slowest answer",
      wanted: `below ${ANSWERED_WITHIN} ms`,
      reached: `${Math.round(slowest)} ms of ${answers.length} answers`,
      holds: slowest < ANSWERED_WITHIN,
    },
  ];
}

export function none(what: string, count: number): Figure {
  return { what, wanted: "0", reached: String(count), holds: count === 0 };
}

/** Fails for 0, because the attack has proved nothing then. */
export function some(what: string, count: number): Figure {
  return { what, wanted: "some", reached: String(count), holds: count > 0 };
}

export function within(what: string, milliseconds: number): Figure {
  return {
    what,
    wanted: `below ${WHOLE_WITHIN} ms`,
    reached: `${Math.round(milliseconds)} ms`,
    holds: milliseconds < WHOLE_WITHIN,
  };
}
