import type { SkipTarget } from "#web/page-handle.ts";

const CONTENT: SkipTarget = { id: "content", label: "Skip to content" };

/** The first links in keyboard order, visible only while focused. */
export function SkipLinks({ targets = [] }: { targets?: readonly SkipTarget[] | undefined }) {
  return [CONTENT, ...targets].map(({ id, label }) => (
    <a key={id} href={`#${id}`} className="skip-link">
      {label}
    </a>
  ));
}
