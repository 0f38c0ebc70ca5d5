import { getHeapStatistics } from "node:v8";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import fastifyPlugin from "fastify-plugin";
import { networkOf } from "../rate-limit.ts";
import { hasBody } from "./body-time.ts";
import { type Gate, isRead, leaveTurn } from "./gate.server.ts";
import { MAX_EVENT_LOOP_DELAY_MS, MAX_HEAP_SHARE } from "./limits.ts";
import { errorHandler } from "./problems.server.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** What every answer goes through, of pages and API alike: headers, packing, limits, errors. */
export const everyAnswer = fastifyPlugin(async (app, { gate }: { gate: Gate }) => {
  // Pages send their own Content-Security-Policy, with the hashes of their inline scripts.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  await app.register(compress, {
    global: true,
    // A tenth smaller than the plugin's 4, for less than a millisecond a page; 11 takes a hundred.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  // A broken body can take the socket with it, and so the address: those count together.
  const keyGenerator = ({ ip }: { ip?: string }) => networkOf(ip ?? "");
  await app.register(rateLimit, { global: false, keyGenerator });
  // It measures; the gate refuses, before anything is routed.
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    pressureHandler: () => undefined,
  });
  // While a body is on its way, however long that takes, others have the turn: also where a route
  // takes it as it comes.
  app.addHook("preParsing", async ({ raw }, _reply, payload) => {
    if (!isRead(raw) && hasBody(raw) && !raw.complete) leaveTurn(raw);
    return payload;
  });
  app.addHook("preValidation", async ({ raw }, reply) => {
    if (raw.complete && !(await gate.enterAgain(raw, reply.raw))) reply.hijack();
  });
  app.addHook("onSend", async ({ raw }) => leaveTurn(raw));
  await app.register(errorHandler);
});
