import { useSyncExternalStore } from "react";
import { createStore, useStore } from "#ui/store.ts";

/** Why a page could not be had: nothing came, or the server could not answer. */
export type Failure = "no connection" | "no answer";

/** A navigation that failed and waits for a retry. */
interface WaitingMove {
  why: Failure;
  tryAgain: () => void;
}

const waiting = createStore<WaitingMove | null>(null);

/** False while the browser reports that it is offline; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** The waiting navigation, or null. */
export function useWaitingMove(): WaitingMove | null {
  return useStore(waiting);
}

/** Resolves when the visitor retries the navigation; rejects when it is cancelled. */
export function untilTriedAgain(why: Failure, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const move = { why, tryAgain: resolve };
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
