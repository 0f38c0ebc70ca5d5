import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Arrival, arrivalOf } from "./arrival.ts";

const never = () => () => undefined;

/**
 * What the move to this screen carried. A browser keeps it when the page is loaded again, and the
 * server never knows it: so it is nothing until the page is hydrated.
 */
export function useArrival(): Arrival {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return arrivalOf(isHydrated ? state : null);
}
