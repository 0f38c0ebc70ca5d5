import { Form } from "react-router";
import type { FacetValue } from "#catalogue/answers.ts";
import { AWARDING_BODY_EXPLANATION, AWARDING_TYPES } from "#catalogue/awarding.ts";
import { LEVELS, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { MODALITIES } from "#catalogue/modalities.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { CategoryFacet } from "./category-facet.tsx";
import { useChoosing } from "./choosing.ts";
import { FacetChoice } from "./facet-choice.tsx";
import { Explanation, FacetList, FacetSection, Glossary } from "./facet-section.tsx";
import type { ListingPage } from "./listing-page.ts";
import { LongFacet } from "./long-facet.tsx";

/**
 * Every facet with its choices, those first by which most people narrow their search. With
 * JavaScript each choice answers at once; without, it is a form that is sent as a whole.
 */
export function FilterPanel({ facets, omitted }: Pick<ListingPage, "facets" | "omitted">) {
  const { filters } = useChoosing();
  return (
    <Form action={paths.courses()} preventScrollReset data-keeps-focus>
      {filters.name !== "" && <input type="hidden" name="name" value={filters.name} />}
      <FacetSection title="Categories" open chosen={filters.category.length}>
        <CategoryFacet groups={facets.category} />
      </FacetSection>
      <FacetSection title="Level of Qualification (MNQF)" open chosen={filters.mnqf_level.length}>
        <Explanation question="What is the MNQF?">
          <p className="mb-3">{MNQF_EXPLANATION}</p>
          <Glossary terms={LEVELS} />
        </Explanation>
        <FacetList facet="mnqf_level" values={facets.mnqf_level} labelOf={levelLabel} />
      </FacetSection>
      <Scheme values={facets.gov_first_degree} />
      <FacetSection title="Delivery Modality" open chosen={filters.delivery_modality.length}>
        <Explanation question="What does blended mean?">
          <Glossary terms={MODALITIES} />
        </Explanation>
        <FacetList facet="delivery_modality" values={facets.delivery_modality} />
      </FacetSection>
      <FacetSection title="Institutions" chosen={filters.institutions.length}>
        <LongFacet
          facet="institutions"
          values={facets.institutions}
          noun="institutions"
          omitted={omitted.institutions ?? 0}
          filters={filters}
        />
      </FacetSection>
      <FacetSection title="Awarding Bodies" chosen={filters.awarding_body_type.length}>
        <Explanation question="What is an awarding body?">
          <p className="mb-3">{AWARDING_BODY_EXPLANATION}</p>
          <Glossary terms={AWARDING_TYPES} />
        </Explanation>
        <FacetList facet="awarding_body_type" values={facets.awarding_body_type} />
      </FacetSection>
      <FacetSection title="Language of Instruction" chosen={filters.language.length}>
        <LongFacet
          facet="language"
          values={facets.language}
          noun="languages"
          omitted={omitted.language ?? 0}
          filters={filters}
        />
      </FacetSection>
      <noscript>
        <button type="submit" className={buttonClass({ className: "mt-4 w-full" })}>
          Apply filters
        </button>
      </noscript>
    </Form>
  );
}

/** One box: courses that the scheme pays for. */
function Scheme({ values }: { values: readonly FacetValue[] }) {
  const covered = values.find(({ value }) => value === "yes");
  if (!covered) return null;
  return (
    <div className="border-b border-line py-2">
      <FacetChoice
        facet="gov_first_degree"
        choice={covered}
        label={<span className="font-semibold">Government First Degree Scheme</span>}
      />
    </div>
  );
}

function levelLabel({ value, label }: FacetValue) {
  if (value === "NA") return label;
  return (
    <>
      {label} <span className="whitespace-nowrap text-ink-faint">Level {value}</span>
    </>
  );
}
