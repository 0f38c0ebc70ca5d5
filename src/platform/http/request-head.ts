import type { IncomingMessage } from "node:http";
import { pathOf } from "./address.ts";

/** The answer to a request that must not reach the router: an error, or a redirect. */
export type HeadFault = { status: 400 | 404 } | { status: 308; location: string };

/** A name or an address in brackets, with or without a port (RFC 3986, 3.2.2). */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** What begins an address of another site, where it follows the first slash. */
const SLASHES = /^[/\\]{2,}/;

/** What is wrong with the head of a request; null where nothing is. */
export function headFault(request: IncomingMessage): HeadFault | null {
  const { httpVersion, headers, rawHeaders, url = "", method } = request;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return { status: 400 };
  if (countOf("host", rawHeaders) > 1) return { status: 400 };
  if (headers.host !== undefined && !isHost(headers.host)) return { status: 400 };
  const path = pathOf(url);
  if (path === null) return { status: 400 };
  if (!SLASHES.test(path)) return null;
  const isRead = method === "GET" || method === "HEAD";
  return isRead ? { status: 308, location: path.replace(SLASHES, "/") } : { status: 404 };
}

/** Whether a text names a host that an address can be made of. */
export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/** Names and values in turn. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name)
      count += 1;
  }
  return count;
}
