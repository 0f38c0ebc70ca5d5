import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../rate-limit.ts";
import type { ConnectionLimits } from "./limits.ts";
import type { RequestLine, Turns } from "./turns.ts";

/** What is measured of a connection when there is too much of them. */
interface Held {
  network: string;
  /** When it opened, or its latest request came or was answered. */
  since: number;
}

/**
 * Those that have to go until what all hold is within `limit`: whoever's network holds most loses its
 * oldest, so that many of one network, or slow ones of many, take nothing from others.
 */
export function surplus<One extends Held>(
  all: readonly One[],
  heldBy: (one: One) => number,
  limit: number,
): One[] {
  const sums = new Map<string, number>();
  let total = 0;
  // The youngest first: each then stands for all that its network would hold with it as the oldest.
  const ranked = all
    .toSorted((one, other) => other.since - one.since)
    .map((one) => {
      const held = heldBy(one);
      const sum = (sums.get(one.network) ?? 0) + held;
      sums.set(one.network, sum);
      total += held;
      return { one, held, sum };
    })
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.sum - a.sum || a.one.since - b.one.since);
  const gone: One[] = [];
  for (const { one, held } of ranked) {
    if (total <= limit) break;
    gone.push(one);
    total -= held;
  }
  return gone;
}

const senders = new WeakMap<Socket, string>();

/** Notes whose requests a connection brings, where it is a proxy's. */
export function noteSender(socket: Socket | null, address: string): void {
  if (socket) senders.set(socket, address);
}

/** At the limit so many are closed at once: looking for them at each newcomer would take too long. */
const CLOSED_AT_ONCE = 0.05;

/**
 * Closes the surplus of connections when a new one comes, and from time to time the surplus of what
 * is held in memory for them: bodies that have not ended, and answers that are not taken.
 */
export function limitConnections(server: Server, turns: Turns, limits: ConnectionLimits): void {
  const { maxConnections, maxHeldBytes, maxBodyBytes } = limits;
  const open = new Set<RequestLine>();
  const close = (heldBy: (line: RequestLine) => number, limit: number) => {
    const all = Array.from(open, (line) => {
      const address = senders.get(line.socket) ?? line.socket.remoteAddress ?? "";
      return { line, since: line.since, network: networkOf(address) };
    });
    for (const { line } of surplus(all, ({ line }) => heldBy(line), limit)) {
      open.delete(line);
      line.socket.destroy();
    }
  };
  const heldBytes = ({ socket, current, readBefore }: RequestLine) =>
    socket.writableLength + (current ? Math.min(socket.bytesRead - readBefore, maxBodyBytes) : 0);
  server.on("connection", (socket) => {
    const line = turns.open(socket);
    open.add(line);
    socket.once("close", () => open.delete(line));
    if (open.size > maxConnections) close(() => 1, maxConnections * (1 - CLOSED_AT_ONCE));
  });
  const watch = setInterval(() => {
    let held = 0;
    for (const line of open) held += heldBytes(line);
    if (held > maxHeldBytes) close(heldBytes, maxHeldBytes);
  }, limits.heldInterval).unref();
  server.once("close", () => clearInterval(watch));
}
