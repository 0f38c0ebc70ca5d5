import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, when the browser's storage has not been read yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
