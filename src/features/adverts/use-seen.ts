import { type RefObject, useEffect, useRef } from "react";
import { reportSeen } from "./reporting.ts";

/** Share of an advert that must be visible, and for how many milliseconds, to count as seen. */
const VISIBLE_SHARE = 0.5;
const MIN_VISIBLE_MS = 1_000;

/** Reports a view of an advert, once for each banner and page view. */
export function useSeen(
  banner: RefObject<HTMLElement | null>,
  advertId: number,
  pageView: string,
): void {
  const reported = useRef({ pageView, ids: new Set<number>() });
  useEffect(() => {
    if (reported.current.pageView !== pageView) {
      reported.current = { pageView, ids: new Set() };
    }
    const { ids } = reported.current;
    if (!banner.current || ids.has(advertId)) return;
    return whenSeen(banner.current, () => {
      ids.add(advertId);
      reportSeen(advertId);
    });
  }, [banner, advertId, pageView]);
}

/**
 * Calls back once the element has been visible for long enough; returns a function that stops
 * watching.
 */
function whenSeen(element: HTMLElement, onSeen: () => void): () => void {
  let isWithin = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isWithin && !document.hidden) timer = setTimeout(seen, MIN_VISIBLE_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isWithin = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE;
      look();
    },
    { threshold: [0, VISIBLE_SHARE] },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
  const seen = () => {
    stop();
    onSeen();
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return stop;
}
