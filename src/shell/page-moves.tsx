import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";

/**
 * After a navigation to another path, moves the focus to the new page's heading, so that it is read
 * out, and after Back to the link that had it; not where the focus is on a control that stays and has
 * `data-keeps-focus`, such as a filter.
 */
export function useFocusOnMove(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const before = useRef(pathname);
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const address = target instanceof Element && target.closest("main a")?.getAttribute("href");
      if (address) links.current.set(key, address);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement?.closest("[data-keeps-focus]")) return;
    const address = isBack ? links.current.get(key) : undefined;
    const link =
      address && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
    if (link) return link.focus({ preventScroll: true });
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
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
