import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";

interface OrderButtonsProps {
  /** What is moved: "slide 2". */
  name: string;
  /** Its place among the others, from 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves an entry of a list up and down. The row of the entry needs a key that stays with it. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const moving = useRef<{ to: number; pressed: HTMLButtonElement } | null>(null);
  // A row that moves loses the focus, and so does a button that cannot be pressed any more: whoever
  // moves an entry by keyboard goes on from the same button, or from the other at the end.
  useEffect(() => {
    if (moving.current?.to !== at) return;
    const { pressed } = moving.current;
    moving.current = null;
    if (pressed.disabled) group.current?.querySelector<HTMLButtonElement>(":enabled")?.focus();
    else pressed.focus();
  }, [at]);
  const direction = (label: string, to: number, Arrow: typeof ArrowUp) => (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`${label}: ${name}`}
      disabled={to < 0 || to >= count}
      onClick={({ currentTarget }) => {
        moving.current = { to, pressed: currentTarget };
        onMove(to);
      }}
    >
      <Arrow aria-hidden size={18} />
    </Button>
  );
  return (
    <div ref={group} className="flex">
      {direction("Move up", at - 1, ArrowUp)}
      {direction("Move down", at + 1, ArrowDown)}
    </div>
  );
}
