import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classNames } from "./class-names.ts";

const CHIP_STYLE =
  "group inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] border border-brand bg-brand-soft ps-3.5 pe-2 text-sm font-medium text-brand-strong transition-colors hover:bg-surface";

interface ChipProps {
  /** Label for a screen reader: "Remove filter: Online". */
  removeLabel: string;
  className?: string;
  children: ReactNode;
}

function ChipContent({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 py-1">{children}</span>
      <X aria-hidden size={16} className="shrink-0 opacity-70 group-hover:opacity-100" />
    </>
  );
}

/** An active choice with a link that removes it, so that it works without JavaScript. */
export function ChipLink({ to, removeLabel, className, children }: ChipProps & { to: To }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={removeLabel}
      className={classNames(CHIP_STYLE, className)}
    >
      <ChipContent>{children}</ChipContent>
    </Link>
  );
}

/** An active choice with a button that removes it. */
export function ChipButton({
  onRemove,
  removeLabel,
  className,
  children,
}: ChipProps & { onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={removeLabel}
      className={classNames(CHIP_STYLE, className)}
    >
      <ChipContent>{children}</ChipContent>
    </button>
  );
}
