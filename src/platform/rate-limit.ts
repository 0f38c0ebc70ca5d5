import { isIPv6 } from "node:net";
import { DomainError } from "./errors.ts";

/** Too much was asked for; `retryAfter` says in how many seconds to try again. */
export class TooManyRequestsError extends DomainError {
  override readonly retryAfter: number;
  /** Name of the limit that was reached, where it has one; for the log. */
  readonly limit: string | undefined;

  constructor(
    retryAfter: number,
    message = "Too many requests. Please try again later.",
    limit?: string,
  ) {
    super("too_many_requests", 429, message);
    this.retryAfter = retryAfter;
    this.limit = limit;
  }
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
