import { useState } from "react";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { ManyKey } from "#catalogue/facets.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { byUse, FIRST_CHOICES, largest, matching } from "./facet-choices.ts";
import { ChoiceList, FacetList, OmittedChoices, WithoutCourses } from "./facet-section.tsx";
import { FindChoice, NoChoiceFound } from "./find-choice.tsx";
import { ON_DEMAND_FRAME, SHOWN_ON_DEMAND, ShowAll } from "./show-all.tsx";

interface LongFacetProps {
  facet: ManyKey;
  values: readonly FacetValue[];
  /** Noun for the choices, in the plural: "institutions". */
  noun: string;
  /** Number of choices that are not on the page, with the address of one that has them. */
  omitted: number;
  address: string;
  load: () => void;
  isLoading: boolean;
}

/**
 * A facet with many choices: the largest first, all of them on demand, and a search. Choices keep
 * their position in the list, so that a ticked one does not move.
 */
export function LongFacet({ facet, values, noun, omitted, ...whole }: LongFacetProps) {
  const { address, load, isLoading } = whole;
  const [typed, setTyped] = useState("");
  const found = matching(values, typed);
  const isSearching = typed.trim() !== "";
  return (
    <>
      <FindChoice label={`Find in ${noun}`} value={typed} onChange={setTyped} onFocus={load} />
      {isSearching && found.length > 0 && <FacetList facet={facet} values={found} />}
      {isSearching && found.length === 0 && <NoChoiceFound isLoading={isLoading} />}
      {!isSearching && <LargestFirst facet={facet} values={values} />}
      {omitted > 0 && (
        <OmittedChoices address={address} onAsk={load}>
          {`Show ${omitted.toLocaleString("en")} more`}
        </OmittedChoices>
      )}
    </>
  );
}

function LargestFirst({ facet, values }: Pick<LongFacetProps, "facet" | "values">) {
  const [some, none] = byUse(values);
  const first = largest(some, FIRST_CHOICES);
  return (
    <div className={ON_DEMAND_FRAME}>
      <ul className="facet-long">
        {some.map((choice) => (
          <li key={choice.value} className={first.has(choice) ? undefined : SHOWN_ON_DEMAND}>
            <FacetChoice facet={facet} choice={choice} />
          </li>
        ))}
      </ul>
      {some.length > first.size && <ShowAll more={some.length - first.size} />}
      <WithoutCourses count={none.length}>
        <ChoiceList facet={facet} values={none} />
      </WithoutCourses>
    </div>
  );
}
