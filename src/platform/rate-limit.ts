import { isIPv6 } from "node:net";
import { DomainError } from "./errors.ts";

/** Too much was asked for; `retryAfter` says in how many seconds to try again. */
export class TooManyRequestsError extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too_many_requests", 429, "Too many requests. Please try again later.");
    this.retryAfter = retryAfter;
  }
}

/** Counts a use by `key`. @throws TooManyRequestsError when the key has used up its share. */
export type RateLimit = (key: string) => void;

interface RateLimitOptions {
  /** Uses of one key within one time window. */
  max: number;
  /** Length of the window, in milliseconds; it begins with the first use. */
  timeWindow: number;
}

/** Keys that are remembered at most; beyond it the oldest ones start anew. */
const MOST_KEYS = 50_000;

/** A limit that is kept in the memory of this process. */
export function createRateLimit(
  { max, timeWindow }: RateLimitOptions,
  now: () => number = Date.now,
): RateLimit {
  // In the order of their first use, so that the first ones are the first to end.
  const windows = new Map<string, { ends: number; used: number }>();

  const forgetEnded = (time: number) => {
    for (const [key, { ends }] of windows) {
      if (ends > time && windows.size <= MOST_KEYS) return;
      windows.delete(key);
    }
  };

  return (key) => {
    const time = now();
    forgetEnded(time);
    const window = windows.get(key) ?? { ends: time + timeWindow, used: 0 };
    if (window.used >= max) {
      throw new TooManyRequestsError(Math.ceil((window.ends - time) / 1000));
    }
    window.used += 1;
    windows.set(key, window);
  };
}

/**
 * Who a network address stands for when uses are counted: of IPv6 the first 64 bits, since one
 * household has all addresses beneath them (RFC 6177).
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  // Within an address of the web it is written in its shortest form.
  const [start = "", end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const first = start.split(":").filter(Boolean);
  const last = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}
