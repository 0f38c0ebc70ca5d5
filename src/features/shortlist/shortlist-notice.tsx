import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Notice, NoticeRegion } from "#ui/notice.tsx";
import {
  closeMessage,
  currentNotice,
  type ShortlistMessage,
  useShortlistMessage,
} from "./notices.store.ts";

/**
 * Tells what became of the shortlist, on the page where that happened. Mounted once, in the site's
 * layout.
 */
export function ShortlistNotice() {
  const message = useShortlistMessage();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page leaves its message behind
  useEffect(() => () => currentNotice.set(null), [pathname]);
  return (
    <NoticeRegion>{message && <NoticeMessage key={message.key} message={message} />}</NoticeRegion>
  );
}

function NoticeMessage({ message }: { message: ShortlistMessage }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => closeInTime(message, frame), [message]);
  return (
    <div ref={frame}>
      <Notice
        onClose={() => closeMessage(message.key)}
        action={message.undo && <Undo message={message} />}
      >
        <span className="line-clamp-2">{message.text}</span>
      </Notice>
    </div>
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
      className="min-h-11 rounded-md px-3 font-semibold text-shallow underline underline-offset-4"
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
