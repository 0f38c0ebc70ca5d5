import { useEffect, useId } from "react";
import { useBlocker } from "react-router";

/** What is lost by leaving. */
interface WhatIsLost {
  question: string;
  /** Called where it is left all the same. */
  abandon?: () => void;
}

/** All that is not saved on the page that is open, by the id of who holds it. */
const unsaved = new Map<string, WhatIsLost>();

/** Asks about what is not saved, where there is something; true where the page may be left. */
export function mayLeave(): boolean {
  const [first] = unsaved.values();
  if (first && !confirm(first.question)) return false;
  for (const { abandon } of unsaved.values()) abandon?.();
  return true;
}

/** Has the browser ask before the window closes. */
export function useClosingQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}

/** Has it asked about this before the page is left. */
export function useUnsaved(isUnsaved: boolean, { question, abandon }: WhatIsLost): void {
  const id = useId();
  useClosingQuestion(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, { question, ...(abandon && { abandon }) });
    return () => {
      unsaved.delete(id);
    };
  }, [id, isUnsaved, question, abandon]);
}

/** Asks on a move within the site; once in the office, because a router asks one question only. */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (mayLeave()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
