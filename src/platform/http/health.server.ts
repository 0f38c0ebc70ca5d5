import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "#platform/db/database.ts";
import type { Shutdown } from "#platform/shutdown.ts";

/** The database has to answer within this time; load balancers wait a few seconds. */
const MAX_PROBE_MS = 1_900;

interface HealthOptions {
  storage: Storage;
  shutdown: Shutdown;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers and takes writes,
 * and it is not shutting down.
 */
export async function health(
  app: FastifyInstance,
  { storage, shutdown }: HealthOptions,
): Promise<void> {
  const look = sharedProbe(storage);
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    shutdown.noteReadinessCheck();
    if (shutdown.hasBegun()) {
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

/** Probes the database; concurrent callers share one probe. */
function sharedProbe(storage: Storage): () => Promise<unknown> {
  let looking: Promise<unknown> | null = null;
  return () => {
    looking ??= writeProbe(storage).finally(() => {
      looking = null;
    });
    return looking;
  };
}

/** More than a database page of either engine, so that the probe fails when the disk is full. */
const PROBE_BYTES = 16 * 1024;

/** Writes and deletes a row in two transactions: a rolled-back write would not need disk space. */
async function writeProbe(storage: Storage): Promise<void> {
  const id = randomUUID();
  const filler = randomBytes(PROBE_BYTES / 2).toString("hex");
  await storage.write((trx) => trx.insertInto("write_probes").values({ id, filler }).execute());
  // All rows: a server that crashed in between may have left one.
  await storage.write((trx) => trx.deleteFrom("write_probes").execute());
}

async function inTime(look: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const limit = sleep(MAX_PROBE_MS, null, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${MAX_PROBE_MS} ms.`);
  });
  try {
    await Promise.race([look, limit]);
  } finally {
    // Marks the losing promise as handled.
    Promise.allSettled([look, limit]);
    late.abort();
  }
}
