import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** What migration 007 announces published changes under. */
const CHANNEL = "magu_published";

/** Longest time between two attempts to reach the database again, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** How long the database may take to answer, in milliseconds. */
const PATIENCE = 10_000;

interface ListeningOptions {
  databaseUrl: string;
  /** Called for every announcement, and after each time without a connection: one may have been missed. */
  onPublished: () => void;
  onError: (error: unknown) => void;
}

/**
 * Listens to a PostgreSQL on a connection of its own until it is stopped. A lost connection is made
 * again, first at once and then at growing intervals.
 */
export function listenForPublished(options: ListeningOptions): { stop(): Promise<void> } {
  const { databaseUrl, onPublished, onError } = options;
  const stopped = new AbortController();
  let client: Client | null = null;

  const listen = async (): Promise<void> => {
    client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    const lost = new Promise<void>((resolve, reject) => {
      client?.on("error", reject);
      client?.on("end", resolve);
    });
    client.on("notification", onPublished);
    await Promise.race([client.connect(), lost]);
    await client.query(`listen ${CHANNEL}`);
    onPublished();
    await lost;
  };
  const keepListening = async (): Promise<void> => {
    for (let wait = 0; !stopped.signal.aborted; wait = Math.min(wait * 2 + 250, LONGEST_WAIT)) {
      const began = Date.now();
      await listen().catch((error: unknown) => {
        if (!stopped.signal.aborted) onError(error);
      });
      if (Date.now() - began > LONGEST_WAIT) wait = 0;
      await client?.end().catch(() => undefined);
      await sleep(wait, null, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return {
    stop: async () => {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
