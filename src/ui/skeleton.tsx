import { classNames } from "./class-names.ts";

/** A placeholder block; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-shimmer rounded-sm bg-line", className ?? "h-4 w-full")}
    />
  );
}
