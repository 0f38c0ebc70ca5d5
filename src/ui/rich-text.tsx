import { classNames } from "./class-names.ts";
import { withTableScrollers } from "./table-scroller.tsx";

/** Renders rich text that was sanitised before it was stored; any other HTML would be unsafe. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to an allow-list when written
      dangerouslySetInnerHTML={{ __html: withTableScrollers(html) }}
    />
  );
}
