import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { leaveWhenTold, openDeparture } from "#platform/leaving.ts";

/** A small server that leaves as Magu does, for tests that signal it; it says on its output what it does. */
const limits: Record<string, number> = JSON.parse(process.argv[2] ?? "{}");
const departure = openDeparture();
const app = Fastify();
const say = (text: string) => process.stdout.write(`${text}\n`);
app.get("/readyz", async (_request, reply) => {
  departure.noteWatcher();
  return reply.code(departure.hasBegun() ? 503 : 200).send();
});
app.addHook("onClose", async () => {
  say("closing");
  await sleep(200);
  say("counted");
});
leaveWhenTold({ app, departure, drainTime: 60_000, storage: { close: async () => {} }, limits });
say(await app.listen({ port: 0 }));
