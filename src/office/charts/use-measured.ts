import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The room that a chart has, in pixels. */
export interface Measured {
  width: number;
  /** Height of its text, as its reader has set it. */
  font: number;
}

/** The width of an element and the size of its text, measured again where the width changes. */
export function useMeasured(): [RefObject<HTMLDivElement | null>, Measured | null] {
  const holder = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => {
      const font = Number.parseFloat(getComputedStyle(element).fontSize);
      const width = Math.floor(element.clientWidth);
      setMeasured((last) => (last?.width === width && last.font === font ? last : { width, font }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [holder, measured];
}
