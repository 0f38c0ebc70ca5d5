import { useEffect, useState } from "react";

/** True in the drawing in which it closes: what opens it takes the focus back. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // What is drawn later leaves the focus where it is.
  useEffect(() => {
    if (!isOpen) setWasOpen(false);
  }, [isOpen]);
  return wasOpen && !isOpen;
}
