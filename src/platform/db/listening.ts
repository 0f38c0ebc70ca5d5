import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { SERVING_CONNECTION } from "./serving.ts";

/** The channel on which a trigger announces published changes. */
const CHANNEL = "magu_published";

/** Longest time between two attempts to reach the database again. */
const MAX_RECONNECT_MS = 2_000;

/** After a connection that lasted this long, the next attempt is immediate. */
const STABLE_MS = 10_000;

/** Timeouts of queries, and of closing the connection. */
const LISTEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 500;

interface ListeningOptions {
  databaseUrl: string;
  /** Called for every announcement, and after each reconnection, as one may have been missed. */
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
  const stopping = new Promise<void>((resolve) => {
    stopped.signal.addEventListener("abort", () => resolve());
  });

  const listen = async (client: Client): Promise<void> => {
    const lost = new Promise<void>((resolve, reject) => {
      client.on("error", reject);
      client.on("end", resolve);
    });
    const ended = Promise.race([lost, stopping]);
    client.on("notification", onPublished);
    await Promise.race([client.connect(), ended]);
    await client.query(`set application_name = '${SERVING_CONNECTION}'; listen ${CHANNEL}`);
    onPublished();
    await ended;
  };
  const keepListening = async (): Promise<void> => {
    for (let wait = 0; !stopped.signal.aborted; wait = Math.min(wait * 2 + 250, MAX_RECONNECT_MS)) {
      const began = Date.now();
      const client = new Client({
        connectionString: databaseUrl,
        keepAlive: true,
        connectionTimeoutMillis: LISTEN_TIMEOUT_MS,
        query_timeout: LISTEN_TIMEOUT_MS,
      });
      await listen(client).catch((error: unknown) => {
        if (!stopped.signal.aborted) onError(error);
      });
      if (Date.now() - began > STABLE_MS) wait = 0;
      await close(client);
      await sleep(wait, null, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return {
    stop: async () => {
      stopped.abort();
      await listening;
    },
  };
}

/** Closes a connection, without waiting for a peer that no longer answers. */
async function close(client: Client): Promise<void> {
  const late = new AbortController();
  const limit = sleep(CLOSE_TIMEOUT_MS, null, { signal: late.signal }).catch(() => undefined);
  await Promise.race([client.end().catch(() => undefined), limit]);
  late.abort();
}
