import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { ROTATION_INTERVAL } from "./adverts.ts";

/** One rhythm for all banners of a page, so that each stays as far ahead of the other as it began. */
interface Rotation {
  /** Turns since the first page. */
  step: number;
  /** Stopped by the visitor, until the visitor starts it again. */
  isPaused: boolean;
}

const AT_START: Rotation = { step: 0, isPaused: false };

let state = AT_START;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
/** Holds on the clock, by pointers and by the focus. */
const holds = new Set<symbol>();

/** What banners show now; turns while any banner is on the page. */
export function useRotation(): Rotation {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => AT_START,
  );
}

/** Stops all banners, or starts them again. */
export function togglePause(): void {
  change({ isPaused: !state.isPaused });
}

/** Holds all banners still while a pointer or the focus rests on this one. */
export function useHold(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const release = [
      holdBetween(element, "pointerenter", "pointerleave"),
      holdBetween(element, "focusin", "focusout"),
    ];
    return () => {
      for (const end of release) end();
    };
  }, [banner]);
}

function holdBetween(element: HTMLElement, start: string, end: string): () => void {
  const hold = Symbol(start);
  const begin = () => {
    holds.add(hold);
    settle();
  };
  const release = () => {
    holds.delete(hold);
    settle();
  };
  element.addEventListener(start, begin);
  element.addEventListener(end, release);
  return () => {
    element.removeEventListener(start, begin);
    element.removeEventListener(end, release);
    // A banner may leave the page while it is held: nothing tells of its end then.
    release();
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", settle);
    lessMotion().addEventListener("change", settle);
  }
  listeners.add(listener);
  settle();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", settle);
    lessMotion().removeEventListener("change", settle);
    settle();
  };
}

function change(next: Partial<Rotation>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
  settle();
}

/** Starts or stops the clock, as everything together asks for. */
function settle(): void {
  const turns =
    listeners.size > 0 &&
    !state.isPaused &&
    holds.size === 0 &&
    !document.hidden &&
    !lessMotion().matches;
  if (turns) timer ??= setInterval(() => change({ step: state.step + 1 }), ROTATION_INTERVAL);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
