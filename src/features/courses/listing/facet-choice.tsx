import type { ReactNode } from "react";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useChoosing } from "./choosing.ts";

interface FacetChoiceProps {
  facet: FacetKey;
  choice: FacetValue;
  /** Where it says more than the choice's own label. */
  label?: ReactNode;
}

/** One choice of a facet with the number of courses that it would leave. */
export function FacetChoice({ facet, choice, label }: FacetChoiceProps) {
  const { filters, toggle } = useChoosing();
  return (
    <Checkbox
      label={label ?? choice.label}
      count={choice.count}
      name={facet}
      value={choice.value}
      checked={filters[facet].includes(choice.value)}
      onChange={() => toggle(facet, choice.value)}
    />
  );
}
