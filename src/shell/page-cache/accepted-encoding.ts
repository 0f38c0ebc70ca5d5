import Negotiator from "negotiator";
import type { Encoding } from "./cached-page.server.ts";

/**
 * The best-compressing encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  const headers = { "accept-encoding": header };
  const allowed = header ? new Negotiator({ headers }).encodings(["br", "gzip"]) : [];
  return allowed.includes("br") ? "br" : allowed.includes("gzip") ? "gzip" : "identity";
}
