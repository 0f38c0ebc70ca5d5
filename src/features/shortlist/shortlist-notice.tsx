import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import {
  closeMessage,
  currentNotice,
  type ShortlistMessage,
  useShortlistMessage,
} from "./notices.store.ts";

/**
 * Tells what became of the shortlist, on the page where that happened. Mounted once, in the site's
 * layout; always rendered, because screen readers announce only changes of an existing region.
 */
export function ShortlistNotice() {
  const message = useShortlistMessage();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page leaves its message behind
  useEffect(() => () => currentNotice.set(null), [pathname]);
  return (
    <div role="status" aria-live="polite" className="shortlist-notice">
      {message && <NoticeMessage key={message.key} message={message} />}
    </div>
  );
}

function NoticeMessage({ message }: { message: ShortlistMessage }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => closeInTime(message, frame), [message]);
  return (
    <div ref={frame}>
      <p className="line-clamp-2">{message.text}</p>
      {message.undo ? <Undo message={message} /> : <Close message={message} />}
    </div>
  );
}

function Close({ message: { key } }: { message: ShortlistMessage }) {
  return (
    <button
      type="button"
      aria-label="Close message"
      onClick={() => closeMessage(key)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-white/15"
    >
      <X aria-hidden size={20} />
    </button>
  );
}

function Undo({ message: { key, undo } }: { message: ShortlistMessage }) {
  const takeBack = () => {
    undo?.();
    closeMessage(key);
  };
  return (
    <button
      type="button"
      onClick={takeBack}
      className="min-h-11 shrink-0 rounded-md px-2 font-semibold text-shallow underline underline-offset-4"
    >
      Undo
    </button>
  );
}

/** Closes a message after its time; one with an Undo waits while the pointer or focus is on it. */
function closeInTime(
  { key, stays, undo }: ShortlistMessage,
  frame: { current: HTMLElement | null },
): () => void {
  const timer = setInterval(close, stays);
  function close() {
    if (undo && frame.current?.matches(":hover, :focus-within")) return;
    closeMessage(key);
  }
  return () => clearInterval(timer);
}
