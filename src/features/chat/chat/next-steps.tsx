import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import type { Chip } from "../answer.schema.ts";

const STEP_STYLE =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand bg-surface px-4 text-start text-sm font-medium text-brand-strong transition-colors hover:bg-brand-soft";

interface NextStepsProps {
  chips: readonly Chip[];
  /** Sends the message of a chip. */
  onSay: (message: string) => void;
  label?: string;
}

/** Suggested messages and links. */
export function NextSteps({ chips, onSay, label = "Next steps" }: NextStepsProps) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2 noscript:hidden">
      {chips.map((chip) => (
        <li key={chip.label} className="max-w-full">
          {"link" in chip ? (
            <Link to={chip.link} className={STEP_STYLE}>
              {chip.label}
              <ArrowUpRight aria-hidden size={16} className="shrink-0 rtl:-scale-x-100" />
            </Link>
          ) : (
            <button type="button" onClick={() => onSay(chip.message)} className={STEP_STYLE}>
              {chip.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
