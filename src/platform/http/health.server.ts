import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "#platform/db/database.ts";
import type { Departure } from "#platform/leaving.ts";

/** Milliseconds within which the database has to answer; load balancers wait a few seconds. */
const PATIENCE = 1_000;

interface HealthOptions {
  storage: Storage;
  departure: Departure;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers, and it is not
 * about to leave.
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
      return reply.code(503).send({ error: "The database does not answer.", code: "not_ready" });
    }
  });
}

/** Asks the database whether it answers; who asks meanwhile waits for the same answer. */
function oneLook({ db }: Storage): () => Promise<unknown> {
  let looking: Promise<unknown> | null = null;
  return () => {
    looking ??= db
      .selectFrom("catalogue_state")
      .select("version")
      .executeTakeFirstOrThrow()
      .finally(() => {
        looking = null;
      });
    return looking;
  };
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
