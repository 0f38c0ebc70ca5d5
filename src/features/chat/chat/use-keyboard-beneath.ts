import { useEffect } from "react";

/**
 * While the chat is open an on-screen keyboard makes the page shorter instead of lying over it, so
 * that the box stays in view (CSS Viewport, `interactive-widget`).
 */
export function useKeyboardBeneath(): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (!viewport) return;
    const before = viewport.content;
    viewport.content = `${before}, interactive-widget=resizes-content`;
    return () => {
      viewport.content = before;
    };
  }, []);
}
