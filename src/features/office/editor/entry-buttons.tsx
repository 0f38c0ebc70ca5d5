import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

interface RemoveEntryProps {
  /** What it removes, for a screen reader: "fee 2". */
  what: string;
  className?: string;
  onRemove: () => void;
}

/** Takes an entry out of its list. */
export function RemoveEntry({ what, className, onRemove }: RemoveEntryProps) {
  return (
    <Button size="sm" variant="quiet" className={className} onClick={onRemove}>
      <Trash2 aria-hidden size={16} />
      Remove<span className="sr-only"> {what}</span>
    </Button>
  );
}

/** Adds an entry to its list. */
export function AddEntry({ onAdd, children }: { onAdd: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant="secondary" onClick={onAdd}>
      <Plus aria-hidden size={16} />
      {children}
    </Button>
  );
}
