import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { CHECK_INTERVAL_MS, MIN_UPLOAD_BYTES_PER_SECOND, UPLOAD_TIMEOUT_MS } from "./limits.ts";

interface TimedBody {
  socket: Socket;
  /** Milliseconds that any body has. */
  timeout: number;
  onLate: () => void;
  stop: () => void;
}

const timed = new WeakMap<IncomingMessage, TimedBody>();

/** Node's read size: at most this much of a body arrives together with the head. */
const FIRST_READ_BYTES = 65_536;

/** Calls `onLate` unless the whole body has arrived after `timeout` milliseconds. */
export function limitBodyTime(
  request: IncomingMessage,
  socket: Socket,
  timeout: number,
  onLate: () => void,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (!request.complete) onLate();
  }, timeout).unref();
  const stop = () => clearTimeout(timer);
  timed.set(request, { socket, timeout, onLate, stop });
  request.once("end", stop).once("close", stop);
}

/**
 * Gives the body of a request the longer time limit of an upload, as long as it arrives at the
 * minimum upload speed. A route that takes uploads calls it in its first hook.
 */
export function allowUpload(
  request: IncomingMessage,
  { timeout = UPLOAD_TIMEOUT_MS, interval = CHECK_INTERVAL_MS } = {},
): void {
  const body = timed.get(request);
  if (!body) return;
  body.stop();
  const begunAt = performance.now();
  const before = body.socket.bytesRead - FIRST_READ_BYTES;
  const check = () => {
    const elapsed = performance.now() - begunAt;
    if (elapsed < body.timeout || request.complete) return;
    const bytes = body.socket.bytesRead - before;
    const isTooSlow = bytes < (MIN_UPLOAD_BYTES_PER_SECOND * elapsed) / 1_000;
    if (isTooSlow || elapsed > timeout) body.onLate();
  };
  const timer = setInterval(check, interval).unref();
  const stop = () => clearInterval(timer);
  request.once("end", stop).once("close", stop);
}

/** Whether bytes follow the head of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"]) > 0;
}
