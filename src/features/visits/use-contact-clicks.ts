import { useEffect } from "react";
import { sendVisit } from "./send-visit.ts";
import type { VisitAct } from "./visits.ts";

/**
 * What following a link of the page means; null for one that is no way to reach an
 * institution or to apply there.
 */
function followedWay(link: HTMLAnchorElement): VisitAct | null {
  if (link.protocol === "tel:") return "phone";
  if (link.protocol === "mailto:") return "mail";
  const { way } = link.dataset;
  return way === "website" || way === "apply" ? way : null;
}

/** Counts which ways to reach an institution are followed on the page of a course or institution. */
export function useContactClicks(): void {
  useEffect(() => {
    const count = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("main a[href]");
      const act = link ? followedWay(link) : null;
      if (act) sendVisit({ path: location.pathname, act });
    };
    // A click of the middle button opens a link too.
    for (const kind of ["click", "auxclick"] as const) addEventListener(kind, count);
    return () => {
      for (const kind of ["click", "auxclick"] as const) removeEventListener(kind, count);
    };
  }, []);
}
