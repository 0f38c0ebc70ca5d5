import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";

export interface RotationControls {
  /** The visitor's choice, initially off with reduced motion; shown by the button. */
  playing: boolean;
  setPlaying(playing: boolean): void;
  /** Playing, and not paused by a pointer or the focus. */
  running: boolean;
  /** Handlers for the element that pauses the rotation while pointed at. */
  hover: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
  };
  /** Handlers for the element that pauses the rotation while it contains the focus. */
  focus: {
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
}

/**
 * Steps every `interval` milliseconds while the frame is in view and neither pointed at nor
 * focused; it does not start by itself with reduced motion, and never runs without an interval. A
 * new `restart` value restarts the interval. Focus on an element with `data-rotation` does not
 * pause it: that is the button that starts and stops it.
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
      // Ignores touch, because a finger sends no event when it is gone.
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
