import { useEffect, useRef, useState } from "react";

interface CountUpProps {
  value: number;
  /** Milliseconds from 0 to the value. */
  duration: number;
}

/**
 * A number that counts up from 0 when it scrolls into view. The HTML, screen readers, and visitors
 * without JavaScript or with reduced motion get the final number.
 */
export function CountUp({ value, duration }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    setShown(value);
    if (!element.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return onceSeen(element.current, () => animateCount(value, duration, setShown));
  }, [value, duration]);
  return (
    <>
      <span ref={element} aria-hidden className="tabular relative inline-block">
        {/* Keeps the width of the whole number while fewer digits show. */}
        <span className="invisible">{value.toLocaleString("en")}</span>
        <span className="absolute inset-0 text-start">{shown.toLocaleString("en")}</span>
      </span>
      <span className="sr-only">{value.toLocaleString("en")}</span>
    </>
  );
}

/** Calls `begin` when the element first scrolls into view; the returned function cleans up. */
function onceSeen(element: Element, begin: () => () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    stop = begin();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}

function animateCount(value: number, duration: number, show: (value: number) => void): () => void {
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - start) / duration);
    show(Math.round(value * part));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
