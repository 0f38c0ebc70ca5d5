import { currentSession } from "#features/accounts/session.store.ts";
import type { EditedRecord } from "./edited-kind.ts";

/** What somebody typed that is not saved, on the record as they had it before them. */
interface Unsaved<Fields, One> {
  record: One;
  fields: Fields;
}

/** Where this tab keeps it, so that it outlives a session that ended and a page loaded again. */
interface UnsavedPlace<Fields, One> {
  read: () => Unsaved<Fields, One> | null;
  keep: (unsaved: Unsaved<Fields, One>) => void;
  forget: () => void;
}

/** Of one record, for the person who is signed in now: nobody else is given it back. */
export function unsavedPlace<Fields, One extends EditedRecord>(
  noun: string,
  id: number,
): UnsavedPlace<Fields, One> {
  const key = `office_unsaved_${noun}_${id}`;
  const owner = currentSession().user?.id;
  return {
    read: () => {
      const text = inStorage((storage) => storage.getItem(key));
      if (!text) return null;
      const { by, ...unsaved } = JSON.parse(text) as Unsaved<Fields, One> & { by: unknown };
      return by !== undefined && by === owner ? unsaved : null;
    },
    keep: (unsaved) =>
      inStorage((storage) => storage.setItem(key, JSON.stringify({ ...unsaved, by: owner }))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  };
}

/** Null where storage is forbidden or full: then it lives as long as the page. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
