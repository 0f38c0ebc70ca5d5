import { useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { paths } from "#web/paths.ts";
import { type Failure, useOnline, useWaitingMove } from "./offline.store.ts";

/**
 * Says that there is no connection and what still works. A link that cannot be followed leaves the
 * page in place and can be retried: the browser would otherwise replace the page with its own error
 * page.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const move = useStoppedMove();
  return (
    <div
      role="status"
      data-notices
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--window-bar))] z-40 mx-auto max-w-narrow *:pointer-events-auto print:hidden"
    >
      {move ? <StoppedMove key={String(isOnline)} isOnline={isOnline} {...move} /> : null}
      {!isOnline && !move && <Offline />}
    </div>
  );
}

function Offline() {
  const [isClosed, setClosed] = useState(false);
  const isOffice = useLocation().pathname.startsWith(paths.office());
  if (isClosed) return null;
  return (
    <Notice onClose={() => setClosed(true)}>
      You are offline.{" "}
      {isOffice
        ? "What you change is not saved until the connection is back."
        : "You can go on reading this page, and your shortlist is kept in this browser."}
    </Notice>
  );
}

interface Stopped {
  why: Failure;
  onTry: () => void;
}

/** The navigation that failed or is waiting because there is no network. */
function useStoppedMove(): Stopped | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  const waiting = useWaitingMove();
  if (blocker.state === "blocked") {
    return { why: "no connection", onTry: () => navigator.onLine && blocker.proceed() };
  }
  return waiting && { why: waiting.why, onTry: waiting.tryAgain };
}

function StoppedMove({ isOnline, why, onTry }: Stopped & { isOnline: boolean }) {
  const [attempts, setAttempts] = useState(0);
  const attempt = () => {
    setAttempts(attempts + 1);
    onTry();
  };
  return (
    <Notice
      action={
        <Button variant="light" size="sm" onClick={attempt} className="me-2">
          Try again
        </Button>
      }
    >
      {isOnline ? ONLINE_TEXTS[why] : offlineText(attempts)}
    </Notice>
  );
}

const ONLINE_TEXTS: Readonly<Record<Failure, string>> = {
  "no connection": "The page could not be opened: the connection failed.",
  "no answer": "The page could not be opened: the site did not answer. This one stays.",
};

function offlineText(attempts: number): string {
  if (attempts === 0) return "You are offline, so the page could not be opened. This one stays.";
  return `Still offline after ${attempts === 1 ? "1 try" : `${attempts} tries`}. This page stays.`;
}
