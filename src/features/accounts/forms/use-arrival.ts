import { useLocation } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type Arrival, arrivalOf } from "./arrival.ts";

/**
 * The state of the history entry. The browser keeps it across reloads but the server never sees it,
 * so it is empty until hydration.
 */
export function useArrival(): Arrival {
  const { state } = useLocation();
  return arrivalOf(useHydrated() ? state : null);
}
