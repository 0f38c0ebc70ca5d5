import { useSyncExternalStore } from "react";

/** A value that outlives the components that show it. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener on every change; returns a function that stops it. */
  watch: (listener: () => void) => () => void;
  /** The value on the server and during hydration. */
  initial: () => T;
}

interface StoreSource<T> {
  /** Reads the browser's storage at the first access. */
  load?: () => T;
  /**
   * Called for the first listener; the returned function is called after the last one has stopped.
   */
  begin?: () => (() => void) | undefined;
}

export function createStore<T>(
  initial: T,
  { load = () => initial, begin }: StoreSource<T> = {},
): Store<T> {
  const listeners = new Set<() => void>();
  let held: { value: T } | undefined;
  let end: (() => void) | undefined;
  return {
    initial: () => initial,
    get: () => {
      held ??= { value: load() };
      return held.value;
    },
    set: (value) => {
      held = { value };
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) end = begin?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.();
      };
    },
  };
}

/** The current value; renders again when it changes. */
export function useStore<T>({ watch, get, initial }: Store<T>): T {
  return useSyncExternalStore(watch, get, initial);
}
