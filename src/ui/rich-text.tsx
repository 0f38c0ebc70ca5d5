import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";
import { withTableScrollers } from "./table-scroller.tsx";

/** What makes texts clean that were not written yet: only previews of them need it. */
export const CleaningContext = createContext((html: string): string => html);

/** Renders rich text that was sanitised before it was stored; any other HTML would be unsafe. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const cleaned = useContext(CleaningContext)(html);
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to an allow-list when written
      dangerouslySetInnerHTML={{ __html: withTableScrollers(cleaned) }}
    />
  );
}
