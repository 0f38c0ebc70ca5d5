/** What one connection, and all of them together, may ask of the server. */

/** The head of a request has to be here within this time. */
const HEADERS_TIMEOUT_MS = 15_000;
/** The body of a form or of JSON has to be here within this time. */
const BODY_TIMEOUT_MS = 30_000;
/** An upload has to be here within this time, and no slower than so on average. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;
export const MIN_UPLOAD_BYTES_PER_SECOND = 20_000;
/** Who takes nothing of an answer for so long is cut off. */
const UNREAD_TIMEOUT_MS = 30_000;
/**
 * How long a connection stays open between two requests: longer than the 60 s after which balancers
 * drop one, so that none is closed just as they use it again.
 */
const KEEP_ALIVE_MS = 72_000;
/** How often connections are held against the times above. */
export const CHECK_INTERVAL_MS = 5_000;

/** Requests of one connection that wait for their turn, beyond which nothing more of it is read. */
const MAX_WAITING_REQUESTS = 16;
/** The same of all connections together; each takes about 6 KB. */
const MAX_WAITING_REQUESTS_TOGETHER = 20_000;
/** Connections at once; each takes about 20 KB, and more are closed as they come. */
const MAX_CONNECTIONS = 5_000;

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
};

/**
 * Pages and answers that are made at once, besides those that wait for their turn: each may be busy
 * in every turn of the event loop, which everybody else waits for.
 */
const MAX_READS_UNDER_WAY = 6;
/** The same of what is sent, which mostly waits, such as for a password's hash. */
const MAX_WRITES_UNDER_WAY = 100;
/** A request that would wait longer for its turn is refused: with its making it is to be within 2 s. */
export const MAX_TURN_WAIT_MS = 1_000;
/** Seconds after which who was refused may come back. */
export const OVERLOAD_RETRY_S = 5;
/** Mean delay of the event loop, within a second, from which on nothing new begins. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
/** Share of the memory that V8 may take from which on nothing new begins. */
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
