import { MapPin } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { ExternalLink } from "../external-link.tsx";

/** Starts loading this far before the map scrolls into view. */
const MARGIN = "200px";

/**
 * An embedded map, loaded only shortly before it scrolls into view. Until then a text says what it
 * will show; the link below opens the same map where the frame does not work, and without
 * JavaScript.
 */
export function MapFrame({ address, place }: { address: string; place: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [loaded, setLoaded] = useState(false);
  return (
    <div className="print:hidden">
      <div
        ref={frame}
        className="relative h-72 overflow-hidden rounded-md border border-line bg-sunken noscript:hidden lg:h-80"
      >
        <div
          aria-hidden
          className="absolute inset-0 grid content-center justify-items-center gap-2 p-6 text-center text-ink-soft"
        >
          <MapPin size={28} className="text-brand" />
          <p className="font-semibold text-ink">{place}</p>
          <p className="text-sm">No map here? “Open the map” leads to it.</p>
        </div>
        {near && navigator.onLine && (
          <iframe
            src={address}
            title={`Map: ${place}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
            onLoad={() => setLoaded(true)}
            className={classNames("relative size-full border-0", !loaded && "opacity-0")}
          />
        )}
      </div>
      <ExternalLink href={address} className="text-sm">
        Open the map<span className="sr-only"> of {place}</span>
      </ExternalLink>
    </div>
  );
}

/** True once the element has been about to scroll into view. */
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
