import { useEffect } from "react";
import { useLocation } from "react-router";

/** Time until the page moves, in milliseconds (specification, section 9). */
const DELAY = 100;

/** Scrolls to what the address names after its "#", opens it if it is folded, and moves the focus there. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again scrolls again
  useEffect(() => {
    const target = targetOf(hash);
    if (target === null) return;
    const timer = setTimeout(() => show(target), DELAY);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function targetOf(hash: string): HTMLElement | null {
  const named = document.getElementById(hash.slice(1));
  return named?.closest("details") ?? named;
}

function show(target: HTMLElement): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
  const place = target.querySelector<HTMLElement>("summary") ?? target;
  if (place === target) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
