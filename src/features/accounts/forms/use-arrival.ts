import { useLocation } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";

/**
 * What the move to this screen carried. A browser keeps it when the page is loaded again, and the
 * server never knows it: so it is nothing until the page is hydrated.
 */
export function useArrival(): Arrival {
  const { state } = useLocation();
  return arrivalOf(useHydrated() ? state : null);
}
