import "./chip.css";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

interface ChipProps {
  /** Label for a screen reader: "Remove filter: Online". */
  removeLabel: string;
  children: ReactNode;
}

/** An active choice with a link that removes it, so that it works without JavaScript. */
export function ChipLink({ to, removeLabel, children }: ChipProps & { to: To }) {
  return (
    <Link to={to} preventScrollReset aria-label={removeLabel} className="chip">
      <span>{children}</span>
    </Link>
  );
}

/** An active choice with a button that removes it. */
export function ChipButton({
  onRemove,
  removeLabel,
  children,
}: ChipProps & { onRemove: () => void }) {
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className="chip">
      <span>{children}</span>
    </button>
  );
}
