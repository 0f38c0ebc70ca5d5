import { type RefObject, useEffect } from "react";
import { createStore, useStore } from "#ui/store.ts";
import { ROTATION_INTERVAL_MS } from "./adverts.ts";

/** One clock for all banners of a page, so that two banners never show the same advert. */
interface RotationState {
  /** Number of turns since the first page. */
  step: number;
  isPaused: boolean;
}

const rotation = createStore<RotationState>({ step: 0, isPaused: false }, { begin: beginRotation });
let isWatched = false;
let rotationTimer: ReturnType<typeof setInterval> | undefined;
/** Reasons to hold the clock: a pointer or the focus on a banner. */
const holds = new Set<symbol>();

/** The rotation's current state; it runs while any banner is on the page. */
export function useAdvertRotation(): RotationState {
  return useStore(rotation);
}

/** Pauses or resumes all banners. */
export function togglePause(): void {
  changeRotation({ isPaused: !rotation.get().isPaused });
}

/** Holds all banners while a pointer or the focus is on this one. */
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
  const take = () => {
    holds.add(hold);
    updateTimer();
  };
  const release = () => {
    holds.delete(hold);
    updateTimer();
  };
  element.addEventListener(start, take);
  element.addEventListener(end, release);
  return () => {
    element.removeEventListener(start, take);
    element.removeEventListener(end, release);
    // A held banner may be unmounted, and then no event releases it.
    release();
  };
}

function beginRotation(): () => void {
  const shown = new AbortController();
  document.addEventListener("visibilitychange", updateTimer, shown);
  lessMotion().addEventListener("change", updateTimer, shown);
  isWatched = true;
  updateTimer();
  return () => {
    shown.abort();
    isWatched = false;
    updateTimer();
  };
}

function changeRotation(next: Partial<RotationState>): void {
  rotation.set({ ...rotation.get(), ...next });
  updateTimer();
}

/** Starts or stops the clock according to the whole state. */
function updateTimer(): void {
  const turns =
    isWatched &&
    !rotation.get().isPaused &&
    holds.size === 0 &&
    !document.hidden &&
    !lessMotion().matches;
  if (turns)
    rotationTimer ??= setInterval(
      () => changeRotation({ step: rotation.get().step + 1 }),
      ROTATION_INTERVAL_MS,
    );
  else {
    clearInterval(rotationTimer);
    rotationTimer = undefined;
  }
}

const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
