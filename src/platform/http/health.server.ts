import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "#platform/db/database.ts";
import type { Departure } from "#platform/leaving.ts";

/** Milliseconds within which the database has to answer; load balancers wait a few seconds. */
const PATIENCE = 1_900;

interface HealthOptions {
  storage: Storage;
  departure: Departure;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers and takes writes,
 * and it is not about to leave.
 */
export async function health(
  app: FastifyInstance,
  { storage, departure }: HealthOptions,
): Promise<void> {
  const look = oneLook(storage);
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    departure.noteWatcher();
    if (departure.hasBegun()) {
      return reply.code(503).send({ error: "The server is about to leave.", code: "leaving" });
    }
    try {
      await inTime(look());
      return { status: "ready" };
    } catch (error) {
      app.log.error(error);
      return reply.code(503).send({ error: "The database takes no writes.", code: "not_ready" });
    }
  });
}

/** Asks the database whether it answers and takes writes; who asks meanwhile waits for the same answer. */
function oneLook(storage: Storage): () => Promise<unknown> {
  let looking: Promise<unknown> | null = null;
  return () => {
    looking ??= writeProbe(storage).finally(() => {
      looking = null;
    });
    return looking;
  };
}

/** Bytes that are written to see whether there is room: more than a page of either engine. */
const PROBE_BYTES = 16 * 1024;

/** Writes a row and deletes it, each on its own: what is rolled back needs no room on the disk. */
async function writeProbe(storage: Storage): Promise<void> {
  const id = randomUUID();
  const filler = randomBytes(PROBE_BYTES / 2).toString("hex");
  await storage.write((trx) => trx.insertInto("write_probes").values({ id, filler }).execute());
  // Also what a server left that ended in between.
  await storage.write((trx) => trx.deleteFrom("write_probes").execute());
}

async function inTime(look: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const limit = sleep(PATIENCE, null, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${PATIENCE} ms.`);
  });
  try {
    await Promise.race([look, limit]);
  } finally {
    // Nobody waits any longer for the one that lost.
    Promise.allSettled([look, limit]);
    late.abort();
  }
}
