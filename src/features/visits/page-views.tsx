import { useEffect } from "react";
import { useLocation } from "react-router";
import { sendVisit } from "./send-visit.ts";

/**
 * Tells the server once that a page was opened, on load and after each move; of a list also with
 * which query. It shows nothing.
 */
export function PageViews() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => sendVisit({ path }), [path]);
  return null;
}
