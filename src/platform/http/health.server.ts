import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "#platform/db/database.ts";
import { isBusy } from "#platform/db/sqlite-errors.ts";
import { MINUTE_MS } from "#platform/durations.ts";
import type { Shutdown } from "#platform/shutdown.ts";

/** The database has to answer within this time; load balancers wait a few seconds. */
const MAX_PROBE_MS = 1_900;

/**
 * For so long after a write that succeeded, one that has to wait for another is no failure: imports
 * and spreadsheets are single transactions, beside which SQLite writes nothing else.
 */
const LONGEST_WRITE_MS = 10 * MINUTE_MS;

interface HealthOptions {
  storage: Storage;
  shutdown: Shutdown;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers and takes writes,
 * or did before the long write that goes on, and it is not shutting down.
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
      await look();
      return { status: "ready" };
    } catch (error) {
      app.log.error(error);
      return reply.code(503).send({ error: "The database takes no writes.", code: "not_ready" });
    }
  });
}

/** Probes the database; concurrent callers share one write. */
function sharedProbe(storage: Storage): () => Promise<unknown> {
  let writing: Promise<void> | null = null;
  let wroteAt: number | null = null;
  const write = async () => {
    await writeProbe(storage);
    wroteAt = Date.now();
  };
  const letWait = (error: unknown) => {
    const isWaiting = error instanceof LateError || isBusy(error);
    if (!isWaiting || wroteAt === null || Date.now() - wroteAt > LONGEST_WRITE_MS) throw error;
  };
  return () => {
    writing ??= write().finally(() => {
      writing = null;
    });
    return Promise.all([inTime(readProbe(storage)), inTime(writing).catch(letWait)]);
  };
}

async function readProbe({ db }: Storage): Promise<void> {
  await db.selectFrom("write_probes").select("id").limit(1).execute();
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

class LateError extends Error {
  constructor() {
    super(`The database did not answer within ${MAX_PROBE_MS} ms.`);
  }
}

async function inTime(look: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const limit = sleep(MAX_PROBE_MS, null, { signal: late.signal, ref: false }).then(() => {
    throw new LateError();
  });
  try {
    await Promise.race([look, limit]);
  } finally {
    // Marks the losing promise as handled.
    Promise.allSettled([look, limit]);
    late.abort();
  }
}
