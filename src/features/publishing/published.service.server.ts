import { type Catalogue, openCatalogue } from "#catalogue/catalogue.ts";
import type { LeftOut } from "#catalogue/left-out.ts";
import type { Storage } from "#platform/db/database.ts";
import { openPacker } from "./building.server.ts";
import { readOrigin, readVersion } from "./published.repository.server.ts";

/**
 * How often another process's changes are looked for, in milliseconds: on SQLite the way to learn of
 * them, on PostgreSQL the net under announcements.
 */
const POLL_INTERVAL = { sqlite: 100, postgres: 500 };

/** The catalogue that visitors read, kept up to date with the database. */
export interface Published {
  /** The newest catalogue that is ready; hold it for the length of one request. */
  current(): Catalogue;
  /** Names what `current()` shows: alike on every server with this database, another after a change. */
  state(): string;
  /** Looks for a newer state now, and resolves when it is served. */
  refresh(): Promise<void>;
  /** Stops looking for changes. */
  stop(): Promise<void>;
}

/**
 * Loads the published catalogue and swaps in a new one whenever its version in the database grows,
 * whichever process wrote it. A failed refresh keeps the catalogue that is there and is reported, and
 * so is what could not be indexed.
 */
export async function openPublished(
  storage: Storage,
  onError: (error: unknown) => void,
): Promise<Published> {
  const packer = openPacker(storage);
  const report = leftOutReporter(onError);
  const load = async () => {
    const catalogue = openCatalogue(await packer.pack());
    report(catalogue.leftOut);
    // Read last: of a change in between it is too new, which the next look, finding it, sets right.
    return { catalogue, state: `${await readOrigin(storage.db)} ${catalogue.version}` };
  };
  let shown = await load();
  let refreshing: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let stopped = false;

  const look = async () => {
    if ((await readVersion(storage.db)) !== shown.catalogue.version) shown = await load();
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
  // A look that is cut short because the server leaves is no failure.
  const fail = (error: unknown) => {
    if (!stopped) onError(error);
  };
  const poll = () => refreshing ?? refresh().catch(fail);
  const timer = setInterval(poll, POLL_INTERVAL[storage.engine]);
  timer.unref();
  const announcements = storage.listen(() => void refresh().catch(fail), onError);

  return {
    current: () => shown.catalogue,
    state: () => shown.state,
    refresh,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await announcements.stop();
      await packer.stop();
    },
  };
}

/** So many are named in the log; where there are more, they have one cause. */
const MAX_LOGGED_COURSES = 20;

/** Names what could not be indexed, whenever it is something else than before. */
function leftOutReporter(onError: (error: unknown) => void) {
  let before = "";
  return (leftOut: readonly LeftOut[]) => {
    const named = leftOut
      .slice(0, MAX_LOGGED_COURSES)
      .map(({ kind, id, name, reason }) => `${kind} ${id} ${JSON.stringify(name)}: ${reason}`)
      .join("; ");
    const now = `${leftOut.length} left out of the catalogue, because they cannot be indexed: ${named}`;
    if (leftOut.length > 0 && now !== before) onError(new Error(now));
    before = now;
  };
}
