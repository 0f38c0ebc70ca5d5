import { useSyncExternalStore } from "react";

/** A move to another page that found no connection and waits until it is tried again. */
interface WaitingMove {
  tryAgain: () => void;
}

const listeners = new Set<() => void>();
let waiting: WaitingMove | null = null;

/** False while the browser knows that it has no network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** The move that waits, or null. */
export function useWaitingMove(): WaitingMove | null {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );
}

/** Resolves when the visitor wants the move to be tried again; rejects when it was given up. */
export function untilTriedAgain(signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const move = { tryAgain: resolve };
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    setWaiting(move);
  }).finally(() => setWaiting(null));
}

function setWaiting(move: WaitingMove | null): void {
  waiting = move;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
