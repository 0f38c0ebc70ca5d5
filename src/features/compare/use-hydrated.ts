import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, when the browser's own lists are not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
