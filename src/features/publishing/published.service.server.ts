import { type Catalogue, openCatalogue } from "#catalogue/catalogue.ts";
import type { Storage } from "#platform/db/database.ts";
import { openPacker } from "./building.server.ts";
import { readVersion } from "./published.repository.server.ts";

/**
 * How often another process's changes are looked for, in milliseconds: on SQLite the way to learn of
 * them, on PostgreSQL the net under announcements.
 */
const POLL_INTERVAL = { sqlite: 100, postgres: 500 };

/** The catalogue that visitors read, kept up to date with the database. */
export interface Published {
  /** The newest catalogue that is ready; hold it for the length of one request. */
  current(): Catalogue;
  /** Looks for a newer state now, and resolves when it is served. */
  refresh(): Promise<void>;
  /** Stops looking for changes. */
  stop(): Promise<void>;
}

/**
 * Loads the published catalogue and swaps in a new one whenever its version in the database grows,
 * whichever process wrote it. A failed refresh keeps the catalogue that is there and is reported.
 */
export async function openPublished(
  storage: Storage,
  onError: (error: unknown) => void,
): Promise<Published> {
  const packer = openPacker(storage);
  const load = async () => openCatalogue(await packer.pack());
  let catalogue = await load();
  let refreshing: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const look = async () => {
    if ((await readVersion(storage.db)) !== catalogue.version) catalogue = await load();
  };
  const refresh = (): Promise<void> => {
    if (refreshing === null) {
      refreshing = look().finally(() => {
        refreshing = null;
      });
      return refreshing;
    }
    // The look under way may be at a state from before whatever this call is about.
    next ??= refreshing.then(
      () => lookNext(),
      () => lookNext(),
    );
    return next;
  };
  const lookNext = () => {
    next = null;
    return refresh();
  };
  const poll = () => refreshing ?? refresh().catch(onError);
  const timer = setInterval(poll, POLL_INTERVAL[storage.engine]);
  timer.unref();
  const announcements = storage.listen(() => void refresh().catch(onError), onError);

  return {
    current: () => catalogue,
    refresh,
    stop: async () => {
      clearInterval(timer);
      await announcements.stop();
      await packer.stop();
    },
  };
}
