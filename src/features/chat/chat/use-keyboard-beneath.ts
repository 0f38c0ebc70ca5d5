import { useEffect } from "react";

/**
 * While the chat is open, an on-screen keyboard shrinks the page instead of covering it, so that
 * the message box stays visible (CSS Viewport, `interactive-widget`).
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
