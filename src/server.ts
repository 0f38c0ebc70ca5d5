import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import type { Env } from "#platform/env.ts";
import { createErrorTally, type ErrorTally } from "#platform/error-tally.ts";
import { decodable } from "#platform/http/address.ts";
import { noteSender } from "#platform/http/connections.ts";
import { type Gate, openGate } from "#platform/http/gate.server.ts";
import { admissionLimits, type ConnectionLimits } from "#platform/http/limits.ts";
import { createHttpServer } from "#platform/http/listening.server.ts";
import { loggedAddress } from "#platform/http/logged-address.ts";
import { refuseAddress } from "#platform/http/problems.server.ts";
import { senderReader } from "#platform/http/sender.ts";
import { withoutMailAddresses } from "#platform/log-privacy.ts";
import { shortened } from "#platform/security-log.ts";
import type { Shutdown } from "#platform/shutdown.ts";

/** A Connect-style handler that may answer before the app does; Vite's, in development. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface ServerOptions {
  env: Env;
  shutdown: Shutdown;
  /** Takes the log's lines instead of the standard output. */
  log?: { write: (line: string) => void } | undefined;
  /** What a connection is held to; others in tests only. */
  connectionLimits?: ConnectionLimits | undefined;
}

export interface OpenServer {
  /** Without a route yet. */
  app: FastifyInstance;
  gate: Gate;
  /** What was logged as an error. */
  errors: ErrorTally;
  /** Asks this for an answer before the gate. */
  answerFirst(middleware: Middleware): void;
}

/** Fastify behind the gate, and behind what may answer before both. */
export function openServer({ env, shutdown, log, connectionLimits }: ServerOptions): OpenServer {
  const errors = createErrorTally();
  let first: Middleware = (_request, _response, next) => next();
  const trusted = trustProxy(env.TRUST_PROXY);
  const senderOf = senderReader(trusted);
  const gate = openGate(() => app.isUnderPressure(), admissionLimits(env.MAX_WAIT_MS), senderOf);
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      ...(log && { stream: log }),
      serializers: {
        req: ({ method, url, host, ip }) => ({
          method,
          url: loggedAddress(url),
          host,
          network: shortened(ip),
        }),
      },
      hooks: {
        streamWrite: withoutMailAddresses,
        logMethod(args, method, level) {
          if (level >= ERROR_LEVEL) errors.note(loggedError(args));
          method.apply(this, args);
        },
      },
    },
    trustProxy: trusted,
    frameworkErrors: refuseAddress,
    // What still comes over open connections while the server closes is answered as ever.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => decodable(url ?? "/"),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (shutdown.hasBegun()) response.setHeader("Connection", "close");
        first(request, response, () => gate.pass(request, response, handler));
      }, connectionLimits).on("connection", gate.noteConnection),
  });
  if (env.TRUST_PROXY !== null) {
    app.addHook("onRequest", async ({ ip, raw }) => noteSender(raw.socket, ip));
  }
  return {
    app,
    gate,
    errors,
    answerFirst: (middleware) => {
      first = middleware;
    },
  };
}

/** Pino's number of the level "error". */
const ERROR_LEVEL = 50;

/** The error that a line of the log is about, or what the line says. */
function loggedError([first, message]: readonly unknown[]): unknown {
  if (first instanceof Error || typeof first === "string") return first;
  const { err } = (first ?? {}) as { err?: unknown };
  return err ?? message ?? "An error without words";
}

function trustProxy(value: string | null): boolean | string {
  if (value === null || value === "false") return false;
  return value === "true" ? true : value;
}
