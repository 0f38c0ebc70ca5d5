import { classNames } from "#ui/class-names.ts";

interface FindChoiceProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  onFocus?: () => void;
  className?: string;
}

/**
 * Narrows a long list of choices while typing; hidden without JavaScript, where it would do
 * nothing.
 */
export function FindChoice({ label, value, onChange, onFocus, className }: FindChoiceProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
      onKeyDown={(event) => {
        // Enter would submit the whole filter form.
        if (event.key === "Enter") event.preventDefault();
      }}
      className={classNames("find-choice", className)}
    />
  );
}

/** Shown where no choice contains the typed words, or while those are loaded (specification, 8). */
export function NoChoiceFound({ isLoading }: { isLoading: boolean }) {
  return <p className="py-2 text-sm text-ink-soft">{isLoading ? "Loading..." : "No options"}</p>;
}
