import { MINUTE_MS } from "../durations.ts";

/** What one connection, and all of them together, may ask of the server; what one call may. */

/** The head of a request has to be here within this time. */
const HEADERS_TIMEOUT_MS = 15_000;
/** The body of a form or of JSON has to be here within this time. */
const BODY_TIMEOUT_MS = 30_000;
/** An upload has to be here within this time, and no slower than so on average. */
export const UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS;
export const MIN_UPLOAD_BYTES_PER_SECOND = 20_000;
/** A connection whose client reads nothing of an answer for this time is closed. */
const UNREAD_TIMEOUT_MS = 30_000;
/**
 * Idle time of a connection: longer than the 60 s of load balancers, so that the server never closes
 * a connection that a balancer is about to use again.
 */
const KEEP_ALIVE_MS = 72_000;
/** How often connections are checked against the times above. */
export const CHECK_INTERVAL_MS = 5_000;

/** Pipelined requests of one connection that may wait; beyond it, reading pauses. */
const MAX_WAITING_REQUESTS = 16;
/** The same for all connections together; each request takes about 6 KB. */
const MAX_WAITING_REQUESTS_TOGETHER = 20_000;
/** Open connections; each takes about 20 KB. Beyond it, the network with most of them loses some. */
const MAX_CONNECTIONS = 5_000;
/** The same for bytes of unfinished bodies and untaken answers, of all connections together. */
const MAX_HELD_BYTES = 128_000_000;
/** How often these are added up: as fast as a network brings them. */
const HELD_INTERVAL_MS = 1_000;
/** The longest body that is kept whole; longer ones go on as they come. */
const MAX_KEPT_BODY_BYTES = 10_000_000;

/** The times and numbers that a connection is held to; others in tests only. */
export interface ConnectionLimits {
  headersTimeout: number;
  bodyTimeout: number;
  unreadTimeout: number;
  keepAlive: number;
  checkInterval: number;
  maxWaiting: number;
  maxWaitingTogether: number;
  maxConnections: number;
  maxHeldBytes: number;
  heldInterval: number;
  maxBodyBytes: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  bodyTimeout: BODY_TIMEOUT_MS,
  unreadTimeout: UNREAD_TIMEOUT_MS,
  keepAlive: KEEP_ALIVE_MS,
  checkInterval: CHECK_INTERVAL_MS,
  maxWaiting: MAX_WAITING_REQUESTS,
  maxWaitingTogether: MAX_WAITING_REQUESTS_TOGETHER,
  maxConnections: MAX_CONNECTIONS,
  maxHeldBytes: MAX_HELD_BYTES,
  heldInterval: HELD_INTERVAL_MS,
  maxBodyBytes: MAX_KEPT_BODY_BYTES,
};

/**
 * Reads that are computed at the same time: each of them may take part of every turn of the event
 * loop, which delays all others.
 */
const MAX_READS_UNDER_WAY = 6;
/** The same for writes, which mostly wait, as for a password's hash. */
const MAX_WRITES_UNDER_WAY = 100;
/** A request that would wait longer is refused, so that wait and answer together stay below 2 s. */
export const MAX_TURN_WAIT_MS = 1_000;
/** `Retry-After` of a refused request. */
export const OVERLOAD_RETRY_S = 5;
/** At this mean delay of the event loop within a second, nothing new starts. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
/** At this share of V8's heap limit, nothing new starts. */
export const MAX_HEAP_SHARE = 0.9;

/** How much is done at once and how long work waits for it; others in tests only. */
export interface AdmissionLimits {
  maxUnderWay: number;
  /** Milliseconds. */
  maxWait: number;
}

/** The limits of what is asked for and of what is sent, by the milliseconds that either may wait. */
export function admissionLimits(
  maxWait = MAX_TURN_WAIT_MS,
): Record<"reads" | "writes", AdmissionLimits> {
  return {
    reads: { maxUnderWay: MAX_READS_UNDER_WAY, maxWait },
    writes: { maxUnderWay: MAX_WRITES_UNDER_WAY, maxWait },
  };
}
