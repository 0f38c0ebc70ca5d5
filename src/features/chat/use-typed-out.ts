import { useEffect, useState } from "react";

/**
 * Characters per frame. There is no delay between two characters (requirements, section 9: 0 ms),
 * so each frame shows as many as a timer of 0 ms would.
 */
const CHARACTERS_IN_A_FRAME = 5;

/**
 * Number of visible characters of a text: grows until all are visible; all at once with reduced
 * motion.
 */
export function useTypedOut(length: number, isTyped: boolean): number {
  const [typed, setTyped] = useState(isTyped ? 0 : length);
  const isWhole = !isTyped || typed >= length;
  useEffect(() => {
    if (isWhole) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setTyped(length);
      return;
    }
    const frame = requestAnimationFrame(() => setTyped(typed + CHARACTERS_IN_A_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [typed, length, isWhole]);
  return isWhole ? length : typed;
}
