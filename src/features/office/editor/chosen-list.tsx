import { type ReactNode, useId } from "react";
import { ChipButton } from "#ui/chip.tsx";

interface ChosenListProps {
  /** "Chosen categories" */
  label: string;
  /** What one is called: "category". */
  noun: string;
  chosen: readonly string[];
  wordsOf?: (value: string) => string;
  onRemove: (value: string) => void;
  /** The select that adds another. */
  children: ReactNode;
}

/** What was chosen of a list, each to be taken away, above the field that adds another. */
export function ChosenList(props: ChosenListProps) {
  const { label, noun, chosen, wordsOf = String, onRemove, children } = props;
  const heading = useId();
  return (
    <div className="grid w-full gap-2">
      {chosen.length > 0 && (
        <p id={heading} className="font-semibold">
          {label}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-labelledby={heading}>
          {chosen.map((value) => (
            <li key={value}>
              <ChipButton
                removeLabel={`Remove ${noun}: ${wordsOf(value)}`}
                onRemove={() => onRemove(value)}
              >
                {wordsOf(value)}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
