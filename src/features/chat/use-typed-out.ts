import { useEffect, useState } from "react";

/**
 * Characters in one frame of the screen. Nothing is waited for between two characters (requirements,
 * section 9: 0 ms); as many as a timer of 0 ms would bring go into each frame.
 */
const CHARACTERS_IN_A_FRAME = 5;

/**
 * How many characters of a text are visible yet: it grows until all are; at once where nothing may
 * move.
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
