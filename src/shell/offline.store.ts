import { useSyncExternalStore } from "react";
import { createStore, useStore } from "#ui/store.ts";

/** A move to another page that found no connection and waits until it is tried again. */
interface WaitingMove {
  tryAgain: () => void;
}

const waiting = createStore<WaitingMove | null>(null);

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
  return useStore(waiting);
}

/** Resolves when the visitor wants the move to be tried again; rejects when it was given up. */
export function untilTriedAgain(signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const move = { tryAgain: resolve };
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    waiting.set(move);
  }).finally(() => waiting.set(null));
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
