import type { ReactNode } from "react";

/** Attributes of a part that scrolls sideways within itself, where the keyboard can reach it. */
const SCROLLER = {
  role: "group",
  tabIndex: 0,
  /* Its own width, not that of the table, is what its ancestors see. */
  className: "overflow-x-auto [contain:inline-size]",
} as const;

/** A table that may be wider than its column. The label says what it holds, for a screen reader. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group may be named
    <div {...SCROLLER} aria-label={label}>
      {children}
    </div>
  );
}

/** The same around every table of sanitised rich text. */
export function withTableScrollers(html: string): string {
  if (!html.includes("<table")) return html;
  const { role, tabIndex, className } = SCROLLER;
  const opening = `<div role="${role}" tabindex="${tabIndex}" class="${className}" aria-label="Table">`;
  return html.replace(/<table\b/g, `${opening}<table`).replaceAll("</table>", "</table></div>");
}
