import { useSyncExternalStore } from "react";

/** A value that lives longer than the components that show it. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener at every change; gives the way to stop. */
  watch: (listener: () => void) => () => void;
  /** The value on the server and while hydrating. */
  initial: () => T;
}

interface StoreSource<T> {
  /** Reads what the browser keeps, when the value is first asked for there. */
  load?: () => T;
  /** Called when the first listener comes; what it gives is called after the last has gone. */
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

/** The value of this moment; renders again when it changes. */
export function useStore<T>({ watch, get, initial }: Store<T>): T {
  return useSyncExternalStore(watch, get, initial);
}
