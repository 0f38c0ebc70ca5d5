import { type RefObject, useEffect, useRef } from "react";
import type { ConversationState } from "../conversation.ts";

/**
 * Scrolls to the newest message: a question just sent to the top, so that its answer is read from
 * the start; an earlier conversation to its end.
 */
export function useNewestInView(
  { state, entries }: ConversationState,
  newest: RefObject<HTMLDivElement | null>,
  end: RefObject<HTMLElement | null>,
): void {
  const question = entries.findLast(({ isUser }) => isUser)?.key ?? -1;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (state !== "ready") {
      seen.current = null;
      return;
    }
    if (seen.current === question) return;
    const isFirstLook = seen.current === null;
    seen.current = question;
    if (question === -1) return;
    if (isFirstLook) end.current?.scrollIntoView({ block: "end" });
    else if (newest.current) {
      newest.current.dataset.isFilling = "";
      newest.current.scrollIntoView({ block: "start", behavior: movement() });
    }
  }, [state, question, newest, end]);
}

function movement(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
