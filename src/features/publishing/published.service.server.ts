import { type Catalogue, openCatalogue } from "#catalogue/catalogue.ts";
import type { LeftOut } from "#catalogue/left-out.ts";
import type { Storage } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { nameSite } from "#platform/site-name.ts";
import { openPacker } from "./building.server.ts";
import { readOrigin, readVersion } from "./published.repository.server.ts";
import { readSiteName } from "./site-name.repository.server.ts";

/**
 * Interval of checking for changes by other processes, in milliseconds: on SQLite the only way to
 * notice them, on PostgreSQL the fallback for missed notifications.
 */
const POLL_INTERVAL = { sqlite: 100, postgres: 500 };

/** The published catalogue, kept up to date with the database. */
export interface Published {
  /** The newest loaded catalogue; use the same one throughout a request. */
  current(): Catalogue;
  /**
   * Identifies the state of `current()`: equal on every server with this database, different after
   * a change.
   */
  state(): string;
  /** Checks for a newer state now, and resolves when it is served. */
  refresh(): Promise<void>;
  /** Stops checking for changes. */
  stop(): Promise<void>;
}

/** What is served. */
interface ServedState {
  catalogue: Catalogue;
  siteName: string;
  state: string;
}

/**
 * Loads the published catalogue and swaps in a new one whenever its version in the database
 * increases, whichever process wrote it, and on every new day in the Maldives. A failed refresh is
 * reported and the current catalogue stays in use; records that could not be indexed are reported too.
 */
export async function openPublished(
  storage: Storage,
  onError: (error: unknown) => void,
): Promise<Published> {
  const packer = openPacker(storage);
  const report = leftOutReporter(onError);
  const load = async (): Promise<ServedState> => {
    const catalogue = openCatalogue(await packer.pack());
    report(catalogue.leftOut);
    const siteName = await readSiteName(storage.db);
    // Read last: if a change comes in between, the origin is too new, and the next check corrects
    // it.
    const origin = await readOrigin(storage.db);
    const { version, today } = catalogue;
    return { catalogue, siteName, state: `${origin} ${version} ${today}` };
  };
  const show = (state: ServedState) => {
    nameSite(state.siteName);
    return state;
  };
  let shown = show(await load());
  let refreshing: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let stopped = false;

  const look = async () => {
    const { version, today } = shown.catalogue;
    if ((await readVersion(storage.db)) !== version || maldivesDay(new Date()) !== today)
      shown = show(await load());
  };
  const refresh = (): Promise<void> => {
    if (refreshing === null) {
      refreshing = look().finally(() => {
        refreshing = null;
      });
      return refreshing;
    }
    // The running check may have read the state before the change that this call is about.
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
  // A check that shutdown interrupts is not an error.
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

/** Maximum number of courses in the log; where there are more, they have one cause. */
const MAX_LOGGED_COURSES = 20;

/** Logs records that could not be indexed whenever the list changes. */
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
