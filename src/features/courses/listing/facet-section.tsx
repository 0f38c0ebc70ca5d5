import { type ReactNode, useId } from "react";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { FacetChoice } from "./facet-choice.tsx";

interface FacetSectionProps {
  title: string;
  /** Open at the start; visitors can close it. */
  open?: boolean;
  /** Number of its selected choices. */
  chosen: number;
  children: ReactNode;
}

/** A part of the filter panel with a heading that opens and closes it. */
export function FacetSection({ title, open = false, chosen, children }: FacetSectionProps) {
  const heading = useId();
  return (
    <Disclosure
      open={open || chosen > 0}
      className="border-b border-line last-of-type:border-b-0"
      summary={
        <h3 id={heading} className="flex-1 text-base">
          {title}
          {chosen > 0 && (
            <span className="ms-2 text-sm font-semibold text-brand">{chosen} chosen</span>
          )}
        </h3>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be its summary */}
      <div role="group" aria-labelledby={heading} className="pb-4">
        {children}
      </div>
    </Disclosure>
  );
}

interface FacetListProps {
  facet: FacetKey;
  values: readonly FacetValue[];
  labelOf?: (choice: FacetValue) => ReactNode;
}

/** All choices of a facet with few of them. */
export function FacetList({ facet, values, labelOf }: FacetListProps) {
  return (
    <ul>
      {values.map((choice) => (
        <li key={choice.value}>
          <FacetChoice facet={facet} choice={choice} label={labelOf?.(choice)} />
        </li>
      ))}
    </ul>
  );
}

/** Explains a term of this section on demand. */
export function Explanation({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="mb-2 text-sm text-ink-soft">
      <summary className="inline-flex min-h-9 items-center text-brand underline decoration-dotted underline-offset-4 hover:text-brand-strong">
        {question}
      </summary>
      <div className="mt-1 mb-3 rounded-md bg-sunken px-3.5 py-3">{children}</div>
    </details>
  );
}

/** Terms and their meanings, inside an explanation. */
export function Glossary({
  terms,
}: {
  terms: readonly { value: string; label: string; explanation: string }[];
}) {
  return (
    <dl className="grid gap-2">
      {terms.map(({ value, label, explanation }) => (
        <div key={value}>
          <dt className="inline font-semibold text-ink">{label}: </dt>
          <dd className="inline">{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
