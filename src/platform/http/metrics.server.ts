import { timingSafeEqual } from "node:crypto";
import { hostname } from "node:os";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** A number that is read whenever it is asked for. */
export interface Reading {
  name: string;
  help: string;
  value(): number;
}

interface MetricsOptions {
  /** Who sends it as a bearer may read; null: only programs of this machine may. */
  token: string | null;
  readings: readonly Reading[];
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Names under which programs of this machine ask. */
const OWN_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]", hostname().toLowerCase()]);

/** Headers that proxies add. */
const HANDED_ON =
  /^(forwarded|x-forwarded-.*|x-real-ip|via|cdn-loop|(cf-connecting|true-client|fastly-client|x-client|x-cluster-client)-ip)$/;

/** Seconds; a page is to be made within a few hundredths. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** `/metrics` for Prometheus: the process, the answers by route, and what else is worth watching. */
export function metrics(app: FastifyInstance, { token, readings }: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: "magu_http_request_duration_seconds",
    help: "Answers that did not come from the page cache, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [register],
  });
  for (const { name, help, value } of readings) {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  }

  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    // The route's pattern: each address would otherwise be a time series of its own.
    const route = routeOptions.url ?? "none";
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    reply.header("Cache-Control", "no-store").type(register.contentType);
    return reply.send(await register.metrics());
  });
}

function mayRead({ headers, socket, ip }: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    return isOfThisMachine(headers) && LOOPBACK.has(ip) && LOOPBACK.has(socket.remoteAddress ?? "");
  }
  const given = Buffer.from(/^Bearer +(\S.*)$/i.exec(headers.authorization ?? "")?.[1] ?? "");
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** False for requests that a proxy on this machine forwards: they come from elsewhere. */
function isOfThisMachine(headers: FastifyRequest["headers"]): boolean {
  const host = (headers.host ?? "").replace(/:\d*$/, "").toLowerCase();
  return OWN_HOSTS.has(host) && !Object.keys(headers).some((name) => HANDED_ON.test(name));
}
