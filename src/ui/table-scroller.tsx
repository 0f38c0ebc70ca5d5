import type { ReactNode } from "react";

/** Attributes of an element that scrolls sideways and can be reached with the keyboard. */
const SCROLLER = {
  role: "group",
  tabIndex: 0,
  /* Keeps the table's width from widening the ancestors. */
  className: "overflow-x-auto [contain:inline-size]",
} as const;

/**
 * A table that may be wider than its column. The label describes its content for a screen reader.
 */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group may be named
    <div {...SCROLLER} aria-label={label}>
      {children}
    </div>
  );
}

/** Adds the same around every table in sanitised rich text. */
export function withTableScrollers(html: string): string {
  if (!html.includes("<table")) return html;
  const { role, tabIndex, className } = SCROLLER;
  const opening = `<div role="${role}" tabindex="${tabIndex}" class="${className}" aria-label="Table">`;
  return html.replace(/<table\b/g, `${opening}<table`).replaceAll("</table>", "</table></div>");
}
