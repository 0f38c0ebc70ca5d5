import { classNames } from "./class-names.ts";

/** A quiet block in the shape of what comes: give it the size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-shimmer rounded-sm bg-line", className ?? "h-4 w-full")}
    />
  );
}
