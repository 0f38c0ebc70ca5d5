import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";

const SAMPLE_WORDS = "Fictional sample";

/** Marks a fictional record on its own page, and what is invented beside it. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge tone="outline" className={classNames("shrink-0 whitespace-nowrap", className)}>
      {SAMPLE_WORDS}
    </Badge>
  );
}

/**
 * Tells a fictional record from real ones in a list. Where all are fictional the strip above every
 * page says so, and this is not shown (base.css).
 */
export function SampleWords() {
  return <span className="sample-words">{SAMPLE_WORDS}</span>;
}
