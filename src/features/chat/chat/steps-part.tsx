import { Check } from "lucide-react";

/** What was looked up for an answer, one line each. */
export function StepsPart({ steps }: { steps: readonly string[] }) {
  return (
    <ul aria-label="What I looked up" className="grid gap-0.5 text-sm text-ink-soft">
      {steps.map((step) => (
        <li key={step} className="flex items-start gap-1.5">
          <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-brand" />
          <span className="wrap-anywhere">{step}</span>
        </li>
      ))}
    </ul>
  );
}
