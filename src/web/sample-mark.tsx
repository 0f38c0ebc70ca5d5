import { Badge } from "#ui/badge.tsx";

const SAMPLE_WORDS = "Fictional sample";

/** Marks a fictional record wherever it may appear beside real ones. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge tone="outline" {...(className !== undefined && { className })}>
      {SAMPLE_WORDS}
    </Badge>
  );
}

/** The same in a line of text, where every second record would have the badge. */
export function SampleWords() {
  return <span className="text-ink-faint">{SAMPLE_WORDS}</span>;
}
