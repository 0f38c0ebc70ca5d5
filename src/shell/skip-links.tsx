import type { SkipTarget } from "#web/page-handle.ts";

const CONTENT: SkipTarget = { id: "content", label: "Skip to content" };

/** The first links in keyboard order, visible only while focused. */
export function SkipLinks({ targets = [] }: { targets?: readonly SkipTarget[] | undefined }) {
  return [CONTENT, ...targets].map(({ id, label }) => (
    <a
      key={id}
      href={`#${id}`}
      className="rounded-md bg-surface px-4 py-3 font-semibold text-brand not-focus:sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {label}
    </a>
  ));
}
