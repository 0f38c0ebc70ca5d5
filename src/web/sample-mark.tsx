import { Badge } from "#ui/badge.tsx";

/** Marks a fictional record wherever it may appear beside real ones. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <Badge tone="outline" {...(className !== undefined && { className })}>
      Fictional sample
    </Badge>
  );
}
