import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "../rate-limit.ts";
import { type AdmissionCounts, createAdmission, OverloadedError } from "./admission.ts";
import { busyPage } from "./busy-page.ts";
import { admissionLimits, OVERLOAD_RETRY_S } from "./limits.ts";
import type { Reading } from "./metrics.server.ts";
import { refuse } from "./problems.server.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Always answered at once: cheap, and probes and open pages depend on it. */
const ALWAYS = /^\/(?:(?:healthz|readyz|metrics)(?:[/?]|$)|assets\/)/;

/** Stands before the router; admits the requests that can be answered in time. */
export interface Gate {
  /** Calls `handle` when the request's turn comes, or refuses it. */
  pass(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void;
  /**
   * Runs work that is no answer itself, such as rendering a page for the cache, when its turn comes.
   *
   * @throws OverloadedError where that would be too late.
   */
  make<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Waits for another turn of a request that has left; true at once for any other. False
   * where it was refused, and has its answer.
   */
  enterAgain(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Notes that a connection was opened, on which a request will come. */
  noteConnection(): void;
  counts(): AdmissionCounts;
}

/** Ends of the turns that are under way, and null for requests that have left theirs. */
const turns = new WeakMap<IncomingMessage, (() => void) | null>();

/**
 * Ends the turn of a request early: its answer is made, or waits for what is done elsewhere, and
 * others need not wait for that.
 */
export function leaveTurn(request: IncomingMessage): void {
  turns.get(request)?.();
  if (turns.has(request)) turns.set(request, null);
}

/**
 * Requests of one network wait behind each other, and not in front of others'.
 *
 * @param isUnderPressure whether nothing may begin at all.
 * @param senderOf the network address that a request comes from.
 */
export function openGate(
  isUnderPressure: () => boolean,
  { reads: readLimits, writes: writeLimits } = admissionLimits(),
  senderOf: (request: IncomingMessage) => string = ({ socket }) => socket?.remoteAddress ?? "",
): Gate {
  // Writes mostly wait, as for a password's hash on a thread, so that more of them may run at once.
  const reads = createAdmission(readLimits, isUnderPressure);
  const writes = createAdmission(writeLimits, isUnderPressure);
  const enter = (request: IncomingMessage, response: ServerResponse, begin: () => void) =>
    (isRead(request) ? reads : writes)
      .run(
        () =>
          new Promise<void>((resolve) => {
            if (response.destroyed) return resolve();
            turns.set(request, resolve);
            response.once("close", resolve);
            begin();
          }),
        networkOf(senderOf(request)),
      )
      .catch((error: unknown) => {
        if (!(error instanceof OverloadedError)) throw error;
        refuseOverloaded(request, response);
      });
  return {
    pass(request, response, handle) {
      if (ALWAYS.test(request.url ?? "")) return handle(request, response);
      enter(request, response, () => handle(request, response));
    },
    make: (work) => reads.run(work),
    enterAgain: (request, response) =>
      turns.get(request) !== null
        ? Promise.resolve(true)
        : new Promise((resolve) => {
            enter(request, response, () => resolve(true)).then(() => resolve(false));
          }),
    noteConnection: () => {
      reads.noteArrival();
      writes.noteArrival();
    },
    counts: () => {
      const [read, written] = [reads.counts(), writes.counts()];
      return {
        waiting: read.waiting + written.waiting,
        refused: read.refused + written.refused,
      };
    },
  };
}

/** Whether a request only asks for something. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Answers 503: a page for browsers, JSON for programs. */
export function refuseOverloaded({ headers }: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return;
  const retry = { "Retry-After": String(OVERLOAD_RETRY_S) };
  if (!headers.accept?.includes("text/html")) {
    refuse(response, 503, retry);
    return;
  }
  response.writeHead(503, {
    ...retry,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...SECURITY_HEADERS,
  });
  response.end(busyPage);
}

/** What `/metrics` says of the gate. */
export function gateReadings(gate: Gate): Reading[] {
  return [
    {
      name: "magu_requests_waiting",
      help: "Requests that wait for their turn",
      value: () => gate.counts().waiting,
    },
    {
      name: "magu_requests_refused",
      help: "Requests that were refused because others took all the time, since the start",
      value: () => gate.counts().refused,
    },
  ];
}
