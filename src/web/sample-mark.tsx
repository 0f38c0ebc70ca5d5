import { Badge } from "#ui/badge.tsx";

/** Marks what is invented wherever it stands beside what may be real. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge tone="outline" {...(className !== undefined && { className })}>
      Fictional sample
    </Badge>
  );
}
