import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Notice, NoticeRegion } from "#ui/notice.tsx";
import { paths } from "#web/paths.ts";
import { closeMessage, type ShortlistMessage, useShortlistMessage } from "./notices.store.ts";

/** Tells what became of the shortlist. Mounted once, in the site's layout. */
export function ShortlistNotice() {
  const message = useShortlistMessage();
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
        action={<MessageActions message={message} />}
      >
        {message.text}
      </Notice>
    </div>
  );
}

const ACTION =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-3 font-semibold text-shallow underline underline-offset-4";

function MessageActions({ message: { key, undo, link } }: { message: ShortlistMessage }) {
  const takeBack = () => {
    undo?.();
    closeMessage(key);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center">
      {undo && (
        <button type="button" onClick={takeBack} className={ACTION}>
          Undo
        </button>
      )}
      {link && (
        <Link to={paths.compare()} onClick={() => closeMessage(key)} className={ACTION}>
          {link}
        </Link>
      )}
    </div>
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
