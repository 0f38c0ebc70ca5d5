import { type RefObject, useEffect, useRef, useState } from "react";
import { ExternalLink } from "../external-link.tsx";

/** Begins to load this far before the map comes into view. */
const MARGIN = "200px";

/**
 * A map of another website, asked for only when it is about to be seen. The link below it opens the
 * same map where the frame cannot show it, and without JavaScript.
 */
export function MapFrame({ address, place }: { address: string; place: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <div className="print:hidden">
      <div
        ref={frame}
        className="h-72 overflow-hidden rounded-md border border-line bg-sunken noscript:hidden lg:h-80"
      >
        {near && (
          <iframe
            src={address}
            title={`Map: ${place}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="size-full border-0"
          />
        )}
      </div>
      <ExternalLink href={address} className="text-sm">
        Open the map<span className="sr-only"> of {place}</span>
      </ExternalLink>
    </div>
  );
}

/** True from the moment that the element is about to be seen. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, near]);
  return near;
}
