import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Time until the page moves, in milliseconds (specification, 9). */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls smoothly to what the address names after its "#", opens it if it is folded, and moves the
 * focus there. A page that is opened by such an address stands there already: the browser jumped.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // The history leads back to where one was, which the router remembers.
  const isFollowed = useNavigationType() !== "POP";
  const start = useStart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again scrolls again
  useLayoutEffect(() => {
    const target = targetOf(hash);
    if (target === null) return;
    // The router jumps there as the page is put up; taken back before anything is painted.
    if (isFollowed) queueMicrotask(() => scrollTo({ top: start.current, behavior: "instant" }));
    const timer = setTimeout(() => scrollToTarget(target), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/**
 * Where the page stood when a link on it was followed, in pixels; its top for one that comes from
 * another page. Links to a part of the page are left to the router, as the browser would jump.
 */
function useStart(): { current: number } {
  const start = useRef(0);
  const navigate = useNavigate();
  useEffect(() => {
    const note = () => {
      start.current = scrollY;
    };
    const follow = (event: MouseEvent) => {
      const hash = partOf(event);
      if (hash === null) return;
      event.preventDefault();
      navigate(hash);
    };
    document.addEventListener("click", note, { capture: true });
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", note, { capture: true });
      document.removeEventListener("click", follow);
    };
  }, [navigate]);
  return start;
}

/** The "#..." of a plain link that a click follows; null for any other click. */
function partOf(click: MouseEvent): string | null {
  const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || opensElsewhere || !(click.target instanceof Element)) return null;
  const link = click.target.closest('main a[href^="#"]');
  const part = link?.getAttribute("href") ?? null;
  return part !== null && targetOf(part) !== null ? part : null;
}

function targetOf(hash: string): HTMLElement | null {
  const named = document.getElementById(hash.slice(1));
  return named?.closest("details") ?? named;
}

function scrollToTarget(target: HTMLElement): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
  const place = target.querySelector<HTMLElement>("summary") ?? target;
  if (place === target) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
