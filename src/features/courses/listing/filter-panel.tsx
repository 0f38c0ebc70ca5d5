import { Form, Link } from "react-router";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import { FACETS, type Facet, type Help, isGrouped, isMany } from "#catalogue/facets.ts";
import { noFilters } from "#catalogue/filters.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { HiddenFilters } from "../hidden-filters.tsx";
import { useChoosing } from "./choosing.ts";
import { FacetChoice } from "./facet-choice.tsx";
import {
  Explanation,
  FacetList,
  FacetSection,
  Glossary,
  OmittedChoices,
} from "./facet-section.tsx";
import { NoChoiceFound } from "./find-choice.tsx";
import { GroupedFacet } from "./grouped-facet.tsx";
import type { ListingPage } from "./listing.data.ts";
import { LongFacet } from "./long-facet.tsx";
import { useWholeFacet } from "./use-whole-facet.ts";

const FACETS_IN_PANEL = FACETS.toSorted((a, b) => a.panel.place - b.panel.place);

type Shown = Pick<ListingPage, "facets" | "omitted" | "whole" | "filters" | "under_scheme">;

/**
 * Every facet with its choices, the most used facets first. With JavaScript each choice applies
 * immediately; without it, the panel is a form that is submitted as a whole.
 */
export function FilterPanel(shown: Shown) {
  const { filters } = useChoosing();
  return (
    <Form action={paths.courses({}, 1)} preventScrollReset data-keeps-focus>
      <HiddenFilters filters={{ ...noFilters(), name: filters.name, sort: filters.sort }} />
      {FACETS_IN_PANEL.map((facet) =>
        facet.panel.shows === "switch" ? (
          <Switch key={facet.key} facet={facet} values={shown.facets[facet.key]} />
        ) : (
          <FoldedFacet key={facet.key} facet={facet} page={shown} />
        ),
      )}
      <noscript>
        <button type="submit" className={buttonClass({ className: "mt-4 w-full" })}>
          Apply filters
        </button>
      </noscript>
    </Form>
  );
}

function FoldedFacet({ facet, page }: { facet: Facet; page: Shown }) {
  const { filters } = useChoosing();
  const { open = false, help, noun = "choices", note } = facet.panel;
  const title = (page.under_scheme && facet.underScheme?.title) || facet.panel.title;
  const { facets, ...known } = useWholeFacet(facet.key, page);
  const labelOf = note && ((choice: FacetValue) => <Noted choice={choice} note={note} />);
  const isEmpty = facets[facet.key].length === 0;
  return (
    <FacetSection
      title={title}
      open={open || page.whole === facet.key}
      chosen={filters[facet.key].length}
      onOpen={() => isEmpty && known.load()}
    >
      {help && <HelpText {...help} />}
      {isGrouped(facet) && !isEmpty && (
        <GroupedFacet facet={facet.key} values={facets[facet.key]} {...known} noun={noun} />
      )}
      {isMany(facet) && !isEmpty && (
        <LongFacet facet={facet.key} values={facets[facet.key]} {...known} noun={noun} />
      )}
      {!isGrouped(facet) && !isMany(facet) && (
        <FacetList facet={facet.key} values={facets[facet.key]} labelOf={labelOf} />
      )}
      {isEmpty && known.isLoading && <NoChoiceFound isLoading />}
      {isEmpty && !known.isLoading && known.omitted > 0 && (
        <OmittedChoices address={known.address} onAsk={known.load}>
          {isGrouped(facet)
            ? "Show all choices"
            : `Show ${known.omitted.toLocaleString("en")} ${noun}`}
        </OmittedChoices>
      )}
    </FacetSection>
  );
}

function HelpText({ question, text, terms, page }: Help) {
  return (
    <Explanation question={question}>
      {text && <p className="mb-3">{text}</p>}
      {terms && <Glossary terms={terms} />}
      {page && (
        <Link to={paths[page]()} className="text-link">
          The ten levels explained
        </Link>
      )}
    </Explanation>
  );
}

/** A facet as one checkbox: courses that match "yes", such as those covered by the scheme. */
function Switch({ facet, values }: { facet: Facet; values: readonly FacetValue[] }) {
  const yes = values.find(({ value }) => value === "yes");
  if (!yes) return null;
  return (
    <div className="facet-switch">
      <FacetChoice facet={facet.key} choice={yes} label={facet.panel.title} />
    </div>
  );
}

function Noted({ choice, note }: { choice: FacetValue; note: (value: string) => string | null }) {
  const text = note(choice.value);
  if (text === null) return choice.label;
  return (
    <>
      {`${choice.label} `}
      <small>{text}</small>
    </>
  );
}
