import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { openShutdown, shutDownOnSignal } from "#platform/shutdown.ts";

/** A small server with Magu's shutdown, for tests that send signals; it prints what it does. */
const limits: Record<string, number> = JSON.parse(process.argv[2] ?? "{}");
const shutdown = openShutdown();
const app = Fastify();
const say = (text: string) => process.stdout.write(`${text}\n`);
app.get("/readyz", async (_request, reply) => {
  shutdown.noteReadinessCheck();
  return reply.code(shutdown.hasBegun() ? 503 : 200).send();
});
app.get("/escape", async () => {
  setImmediate(() => Promise.reject(new Error("escaped")));
  await sleep(100);
  return "answered";
});
app.addHook("onClose", async () => {
  say("closing");
  await sleep(200);
  say("counted");
});
shutDownOnSignal({
  app,
  shutdown,
  drainMs: 60_000,
  storage: { close: async () => {} },
  limits,
});
say(await app.listen({ port: 0 }));
