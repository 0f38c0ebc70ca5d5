import { useSyncExternalStore } from "react";

/** From this width on a table has room for its columns. */
const WIDE = "(width >= 56rem)";

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** False on the server, and where the window has no room for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
