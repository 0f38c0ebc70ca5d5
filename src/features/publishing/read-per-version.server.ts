import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { Published } from "./published.service.server.ts";

interface PerVersionParts<T> {
  storage: Storage;
  published: Published;
  read: (trx: Trx) => Promise<T>;
  onError: (error: unknown) => void;
}

/**
 * What is read from the database once for each version of the catalogue. If reading fails, the
 * previous is served, the error is logged, and the next call reads again.
 */
export function readPerVersion<T>({ storage, published, read, onError }: PerVersionParts<T>) {
  let held: { version: number; value: Promise<T> } | null = null;
  let shown: T | null = null;
  return {
    /** The newest; read once per version. */
    current: (): Promise<T> => {
      // The version is taken before reading, so the value can be newer than its version but never
      // older.
      const { version } = published.current();
      if (held?.version === version) return held.value;
      const before = held;
      const reading = {
        version,
        value: storage.snapshot(read).catch((error: unknown) => {
          if (held === reading) held = before;
          if (before === null) throw error;
          onError(error);
          return before.value;
        }),
      };
      held = reading;
      return reading.value.then((value) => {
        shown = value;
        return value;
      });
    },
    /** The newest that was read; null before the first. */
    shown: (): T | null => shown,
  };
}
