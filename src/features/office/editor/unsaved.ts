import { currentSession } from "#features/accounts/session.store.ts";
import { holdUnsentText, unsentText } from "../unsent-texts.ts";
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
  const of = { by: currentSession().user?.id ?? "", about: `${noun} ${id} fields` };
  return {
    read: () => {
      const text = unsentText(of);
      return text === "" ? null : JSON.parse(text);
    },
    keep: (unsaved) => holdUnsentText(of, JSON.stringify(unsaved)),
    forget: () => holdUnsentText(of, ""),
  };
}
