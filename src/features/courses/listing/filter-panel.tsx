import { Form } from "react-router";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import { FACETS, type Facet, type Help, isGrouped, isMany } from "#catalogue/facets.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { useChoosing } from "./choosing.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { Explanation, FacetList, FacetSection, Glossary } from "./facet-section.tsx";
import { GroupedFacet } from "./grouped-facet.tsx";
import type { ListingPage } from "./listing.data.ts";
import { LongFacet } from "./long-facet.tsx";

const FACETS_IN_PANEL = FACETS.toSorted((a, b) => a.panel.place - b.panel.place);

type Shown = Pick<ListingPage, "facets" | "omitted">;

/**
 * Every facet with its choices, the most used facets first. With JavaScript each choice applies
 * immediately; without it, the panel is a form that is submitted as a whole.
 */
export function FilterPanel(shown: Shown) {
  const { filters } = useChoosing();
  return (
    <Form action={paths.courses()} preventScrollReset data-keeps-focus>
      {filters.name !== "" && <input type="hidden" name="name" value={filters.name} />}
      {FACETS_IN_PANEL.map((facet) =>
        facet.panel.shows === "switch" ? (
          <Switch key={facet.key} facet={facet} values={shown.facets[facet.key]} />
        ) : (
          <FacetSection
            key={facet.key}
            title={facet.panel.title}
            open={facet.panel.open}
            chosen={filters[facet.key].length}
          >
            {facet.panel.help && <HelpText {...facet.panel.help} />}
            <Choices facet={facet} {...shown} />
          </FacetSection>
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

function Choices({ facet, facets, omitted }: Shown & { facet: Facet }) {
  const { filters } = useChoosing();
  const { noun = "", note } = facet.panel;
  if (isGrouped(facet)) {
    return <GroupedFacet facet={facet.key} groups={facets[facet.key]} noun={noun} />;
  }
  if (!isMany(facet)) {
    const labelOf = note && ((choice: FacetValue) => <Noted choice={choice} note={note} />);
    return <FacetList facet={facet.key} values={facets[facet.key]} labelOf={labelOf} />;
  }
  return (
    <LongFacet
      facet={facet.key}
      values={facets[facet.key]}
      noun={noun}
      omitted={omitted[facet.key] ?? 0}
      filters={filters}
      elsewhere={
        facet.from === "records" && facet.records === "institutions" ? paths.institutions() : null
      }
    />
  );
}

function HelpText({ question, text, terms }: Help) {
  return (
    <Explanation question={question}>
      {text && <p className="mb-3">{text}</p>}
      <Glossary terms={terms} />
    </Explanation>
  );
}

/** A facet as one checkbox: courses that match "yes", such as those covered by the scheme. */
function Switch({ facet, values }: { facet: Facet; values: readonly FacetValue[] }) {
  const yes = values.find(({ value }) => value === "yes");
  if (!yes) return null;
  return (
    <div className="border-b border-line py-2">
      <FacetChoice
        facet={facet.key}
        choice={yes}
        label={<span className="font-semibold">{facet.panel.title}</span>}
      />
    </div>
  );
}

function Noted({ choice, note }: { choice: FacetValue; note: (value: string) => string | null }) {
  const text = note(choice.value);
  if (text === null) return choice.label;
  return (
    <>
      {choice.label} <span className="whitespace-nowrap text-ink-faint">{text}</span>
    </>
  );
}
