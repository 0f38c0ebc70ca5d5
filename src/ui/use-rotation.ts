import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";

export interface RotationControls {
  /** What the visitor chose, or the start without less motion; the button shows it. */
  playing: boolean;
  setPlaying(playing: boolean): void;
  /** Playing, and nothing holds it still. */
  running: boolean;
  /** For the part that pointing at should hold still. */
  hover: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
  };
  /** For the part within which the focus should hold still. */
  focus: {
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
}

/**
 * Takes a step every `interval` milliseconds while the frame is in view and nobody points at it or
 * has the focus in it; not by itself where the visitor asked for less motion, and never without an
 * interval. A new `restart` value begins the interval anew. The focus on what is marked
 * `data-rotation` does not count: it is the button that starts and stops.
 */
export function useRotation(
  frame: RefObject<HTMLElement | null>,
  { interval, restart, step }: { interval: number | null; restart: unknown; step: () => void },
): RotationControls {
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useInView(frame);
  const running = playing && visible && !pointed && !focused;

  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    setPlaying(interval !== null && !calm.matches);
    const stop = () => calm.matches && setPlaying(false);
    calm.addEventListener("change", stop);
    return () => calm.removeEventListener("change", stop);
  }, [interval]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide begins the interval anew
  useEffect(() => {
    if (!running || interval === null) return;
    const timer = setInterval(() => document.visibilityState === "visible" && step(), interval);
    return () => clearInterval(timer);
  }, [running, interval, restart, step]);

  return {
    playing,
    setPlaying,
    running,
    hover: {
      // A finger leaves no pointer behind that could go away again.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType !== "touch"),
      onPointerLeave: () => setPointed(false),
    },
    focus: {
      onFocus: ({ target }) => setFocused(!target.closest("[data-rotation]")),
      onBlur: () => setFocused(false),
    },
  };
}

function useInView(frame: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return inView;
}
