import type { ReactNode } from "react";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useChoosing } from "./choosing.ts";

interface FacetChoiceProps {
  facet: FacetKey;
  choice: FacetValue;
  /** Replaces the choice's own label where more has to be said. */
  label?: ReactNode;
}

/** One choice of a facet with its number of matching courses. */
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
