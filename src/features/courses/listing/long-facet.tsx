import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { ManyKey } from "#catalogue/facets.ts";
import type { Filters } from "#catalogue/filters.ts";
import { WHOLE_FACET } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { FIRST_CHOICES, largest, matching } from "./facet-choices.ts";
import { FindChoice, NoChoiceFound } from "./find-choice.tsx";
import type { ListingPage } from "./listing.data.ts";
import { ON_DEMAND_FRAME, SHOWN_ON_DEMAND, ShowAll } from "./show-all.tsx";

interface LongFacetProps {
  facet: ManyKey;
  values: readonly FacetValue[];
  /** Noun for the choices, in the plural: "institutions". */
  noun: string;
  /** Number of choices left out of the page. */
  omitted: number;
  filters: Filters;
  /** Address of a page that lists them all; null where there is none. */
  elsewhere: string | null;
}

/**
 * A facet with many choices: the largest first, all of them on demand, and a search. Choices keep
 * their position in the list, so that a ticked one does not move.
 */
export function LongFacet({
  facet,
  values: carried,
  noun,
  omitted,
  filters,
  elsewhere,
}: LongFacetProps) {
  const [typed, setTyped] = useState("");
  const { values, load } = useWholeFacet(facet, carried, omitted, filters);
  const first = largest(values, FIRST_CHOICES);
  const found = typed.trim() === "" ? values : matching(values, typed);
  const isSearching = found !== values;
  return (
    <>
      <FindChoice label={`Find in ${noun}`} value={typed} onChange={setTyped} onFocus={load} />
      <div className={ON_DEMAND_FRAME}>
        <ul className="-mx-1 max-h-80 overflow-y-auto overscroll-contain px-1">
          {found.map((choice) => (
            <li
              key={choice.value}
              className={isSearching || first.has(choice) ? undefined : SHOWN_ON_DEMAND}
            >
              <FacetChoice facet={facet} choice={choice} />
            </li>
          ))}
        </ul>
        {found.length === 0 && <NoChoiceFound />}
        {!isSearching && values.length > FIRST_CHOICES && (
          <ShowAll more={values.length - first.size} />
        )}
        {omitted > 0 && values === carried && (
          <OmittedChoices count={omitted} noun={noun} elsewhere={elsewhere} />
        )}
      </div>
    </>
  );
}

interface OmittedProps extends Pick<LongFacetProps, "noun" | "elsewhere"> {
  count: number;
}

function OmittedChoices({ count, noun, elsewhere }: OmittedProps) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {count.toLocaleString("en")} more.{" "}
      <span className="noscript:hidden">Type a name to find them.</span>
      {elsewhere && (
        <Link
          to={elsewhere}
          className="hidden text-brand underline underline-offset-4 noscript:inline"
        >
          Find them among all {noun}
        </Link>
      )}
    </p>
  );
}

/** The choices on the page; all of them once the visitor searches or opens the list. */
function useWholeFacet(
  facet: LongFacetProps["facet"],
  carried: readonly FacetValue[],
  omitted: number,
  filters: Filters,
) {
  const { data, load } = useFetcher<ListingPage>();
  const [wanted, setWanted] = useState(false);
  const address = paths.courses(filters);
  const whole = `${address}${address.includes("?") ? "&" : "?"}${WHOLE_FACET}=${facet}`;
  useEffect(() => {
    if (wanted) load(whole);
  }, [wanted, whole, load]);
  return {
    values: data?.facets[facet] ?? carried,
    load: () => setWanted(omitted > 0),
  };
}
