import { type RefObject, useEffect, useEffectEvent } from "react";

interface Dismissal {
  /** Contains the trigger and the opened element. */
  frame: RefObject<HTMLElement | null>;
  /** Gets the focus when Escape closes; omitted where it always has the focus. */
  trigger?: RefObject<HTMLElement | null>;
  isOpen: boolean;
  close: () => void;
}

/** Closes an opened element on Escape, on a press outside, and when the focus leaves it. */
export function useDismissal({ frame, trigger, isOpen, close }: Dismissal): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    close();
    trigger?.current?.focus();
  });
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !frame.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("keydown", (event) => onEscape(event), { signal });
    document.addEventListener("pointerdown", (event) => onElsewhere(event), { signal });
    document.addEventListener("focusin", (event) => onElsewhere(event), { signal });
    return () => leaving.abort();
  }, [isOpen]);
}
