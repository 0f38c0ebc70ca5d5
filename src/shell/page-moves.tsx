import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After a navigation to another path, moves the focus to the new page's heading, so that it is read
 * out; not where the focus is on a control that stays and has `data-keeps-focus`, such as a filter.
 */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement?.closest("[data-keeps-focus]")) return;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A line at the top of the window while the next page loads. */
export function ProgressBar() {
  const waiting = useNavigation().state !== "idle";
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden print:hidden">
      {waiting && <div className="progress h-full origin-left bg-accent rtl:origin-right" />}
    </div>
  );
}
