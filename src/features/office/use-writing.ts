import { useState } from "react";
import { useSession } from "#features/accounts/session.store.ts";
import { holdUnsentText, unsentText } from "./unsent-texts.ts";

/** A text that is written about a record, in one of the ways in which it can be sent. */
export interface HeldWriting<Way extends string> {
  /** Null while nothing is written. */
  way: Way | null;
  text: string;
  /** True where it was opened just now; false where it is found as it was left. */
  isFresh: boolean;
  /** In which way it was closed just now: what opens it takes the focus back. */
  closed: Way | null;
  open: (way: Way) => void;
  write: (text: string) => void;
  /** What was typed is there again when it is opened. */
  close: () => void;
  /** Closes, and forgets what was sent. */
  sent: () => void;
  /** Closes, and forgets all that was begun, because the matter has ended. */
  end: () => void;
}

/**
 * A text that outlives a reload and other pages until it is sent: what was begun is open again.
 *
 * @param about the record, such as "question 7".
 */
export function useWriting<Way extends string>(
  about: string,
  ways: readonly Way[],
): HeldWriting<Way> {
  const by = useSession().user?.id ?? "";
  const heldOf = (way: Way) => ({ by, about: `${about} ${way}` });
  const [isFresh, setFresh] = useState(false);
  const [closed, setClosed] = useState<Way | null>(null);
  const [way, setWay] = useState<Way | null>(
    () => ways.find((each) => unsentText(heldOf(each)) !== "") ?? null,
  );
  const [text, setText] = useState(() => (way === null ? "" : unsentText(heldOf(way))));
  const write = (next: string) => {
    setText(next);
    if (way !== null) holdUnsentText(heldOf(way), next);
  };
  const open = (next: Way) => {
    setFresh(true);
    setWay(next);
    setText(unsentText(heldOf(next)));
  };
  const close = () => {
    setClosed(way);
    setWay(null);
  };
  const sent = () => {
    write("");
    close();
  };
  const end = () => {
    for (const each of ways) holdUnsentText(heldOf(each), "");
    close();
  };
  return { way, text, isFresh, closed, open, write, close, sent, end };
}
