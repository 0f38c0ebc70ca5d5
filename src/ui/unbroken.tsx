import { Fragment, type ReactNode } from "react";
import { unbrokenParts } from "./unbroken-parts.ts";

/**
 * Renders a text whose amounts, dates and "full-time" break across lines only where they are wider
 * than a line.
 */
export function Unbroken({ text }: { text: string }): ReactNode {
  return unbrokenParts(text).map(({ text: part, kept }, at) =>
    kept ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
