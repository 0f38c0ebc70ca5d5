import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/**
 * Reads who sends a request before the router does, as Fastify's `ip`: behind proxies that are trusted,
 * whom they name.
 *
 * @param trusted as Fastify's `trustProxy`: addresses of proxies, separated by commas.
 */
export function senderReader(trusted: boolean | string): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === "string"
      ? proxyAddress.compile(trusted.split(",").map((address) => address.trim()))
      : () => trusted;
  // A request whose body could not be read has no socket any more, or one without an address.
  return (request) => (request.socket?.remoteAddress ? proxyAddress(request, isTrusted) : "");
}
