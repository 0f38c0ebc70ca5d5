import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, when what the browser keeps is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
