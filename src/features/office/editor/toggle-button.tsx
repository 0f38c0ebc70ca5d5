import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface ToggleButtonProps {
  /** What screen readers say: the button shows an icon only. */
  name: string;
  isOn: boolean;
  onPress: () => void;
  /** Its size; that of a tool among others where it is left out. */
  className?: string;
  children: ReactNode;
}

/** An icon that is pressed or not. */
export function ToggleButton({
  name,
  isOn,
  onPress,
  className = "size-9",
  children,
}: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        "inline-flex items-center justify-center rounded-md hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:text-brand-strong",
        className,
      )}
    >
      {children}
    </button>
  );
}
