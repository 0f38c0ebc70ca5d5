import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./limits.ts";

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** The requests of one connection, of which one is answered at a time. */
export interface RequestLine {
  /** Kept here: a request whose body could not be read has no socket any more. */
  socket: Socket;
  /** When it opened, or its latest request began or was answered. */
  since: number;
  /** Bytes that were read of it when it last had nothing to do. */
  readBefore: number;
  /** The answer under way. */
  current: ServerResponse | null;
  waiting: Exchange[];
}

type TurnLimits = Pick<ConnectionLimits, "maxWaiting" | "maxWaitingTogether">;

/** Hands requests on so that no connection has more than one answer under way. */
export interface Turns {
  listener: RequestListener;
  /** Begins the line of a new connection. */
  open(socket: Socket): RequestLine;
  /** The answer of this connection that is under way. */
  answerOn(socket: Socket): ServerResponse | null;
}

/** Answers a request; the connection is handed on, which the request may lose. */
export type ConnectionListener = (...exchange: [...Exchange, Socket]) => void;

/**
 * Takes the requests that a connection sends ahead (RFC 9112, 9.3.2) one after the other: the next
 * begins when the answer before it has left. While too many wait, the connection is not read; a
 * connection that adds to too many of all is closed.
 */
export function inTurn(handle: ConnectionListener, limits: TurnLimits): Turns {
  const lines = new WeakMap<Socket, RequestLine>();
  let waitingTogether = 0;

  const begin = (line: RequestLine, [request, response]: Exchange) => {
    line.since = performance.now();
    line.current = response;
    response.once("close", () => next(line));
    handle(request, response, line.socket);
  };
  const next = (line: RequestLine) => {
    const { socket } = line;
    line.current = null;
    line.since = performance.now();
    const exchange = socket.destroyed ? undefined : line.waiting.shift();
    if (!exchange) return;
    waitingTogether -= 1;
    if (line.waiting.length === limits.maxWaiting - 1) socket.resume();
    begin(line, exchange);
  };
  const open = (socket: Socket): RequestLine => {
    const since = performance.now();
    const line: RequestLine = { socket, since, readBefore: 0, current: null, waiting: [] };
    lines.set(socket, line);
    // Node resumes a connection whenever an answer is done.
    socket.on("resume", () => {
      if (line.waiting.length >= limits.maxWaiting) socket.pause();
    });
    socket.once("close", () => {
      waitingTogether -= line.waiting.length;
      line.waiting = [];
    });
    return line;
  };
  return {
    open,
    answerOn: (socket) => lines.get(socket)?.current ?? null,
    listener: (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const line = lines.get(socket) ?? open(socket);
      if (line.current === null) {
        line.readBefore = socket.bytesRead;
        return begin(line, [request, response]);
      }
      if (waitingTogether >= limits.maxWaitingTogether) {
        socket.destroy();
        return;
      }
      waitingTogether += 1;
      line.waiting.push([request, response]);
      if (line.waiting.length >= limits.maxWaiting) socket.pause();
    },
  };
}
