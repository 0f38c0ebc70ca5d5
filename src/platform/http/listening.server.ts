import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { pathOf } from "./address.ts";
import { limitBodyTime } from "./body-time.ts";
import { limitConnections } from "./connections.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, UPLOAD_TIMEOUT_MS } from "./limits.ts";
import { refusalBytes, refuse } from "./problems.server.ts";
import { headFault } from "./request-head.ts";
import { inTurn, type Turns } from "./turns.ts";

/**
 * A server that holds its connections to limits, refuses what no router may see, and hands on one
 * request of a connection at a time, with the path that it names as its address.
 */
export function createHttpServer(
  handle: RequestListener,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const turns = inTurn((request, response, socket) => {
    limitBodyTime(request, socket, limits.bodyTimeout, () => {
      server.emit("clientError", tooSlow(), socket);
    });
    const fault = headFault(request);
    if (!fault) {
      request.url = pathOf(request.url ?? "/") ?? "/";
      return handle(request, response);
    }
    const { status } = fault;
    refuse(response, status, status === 308 ? { Location: fault.location } : {});
  }, limits);
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      // The longest that any route may ask for; forms and JSON have less (`limitBodyTime`).
      requestTimeout: Math.max(UPLOAD_TIMEOUT_MS, limits.headersTimeout),
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.checkInterval,
    },
    turns.listener,
  );
  limitConnections(server, turns, limits);
  cutOffUnread(server, turns, limits.unreadTimeout);
  server.on("clientError", answerUnreadable(turns));
  return server;
}

/**
 * Closes connections that are idle for `timeout`, unless an answer is being computed and the client
 * has read everything that was sent so far.
 */
function cutOffUnread(server: Server, turns: Turns, timeout: number): void {
  server.setTimeout(timeout, (socket: Socket) => {
    const isTaken = socket.writableLength === 0;
    if (!(isTaken && turns.answerOn(socket))) socket.destroy();
  });
}

const STATUS_OF_ERROR = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
]);

function tooSlow(): Error {
  return Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

/** Sends an error if no answer has begun, and closes the connection. */
function answerUnreadable({ answerOn }: Turns): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (socket.writable && code !== "ECONNRESET" && !answerOn(socket)?.headersSent) {
      socket.write(refusalBytes(STATUS_OF_ERROR.get(code) ?? 400));
    }
    socket.destroy(error);
  };
}
