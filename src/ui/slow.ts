import { useEffect, useState } from "react";

/** Skeletons appear only after this time, so that quick responses do not flicker. */
const SLOW_AFTER_MS = 300;

/** True once something has been active for longer than `patience`, in milliseconds. */
export function useSlow(isActive: boolean, patience = SLOW_AFTER_MS): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isActive, patience]);
  return isSlow && isActive;
}
