import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { FacetValue } from "#catalogue/catalogue-answers.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { FacetChoice } from "./facet-choice.tsx";
import { byUse } from "./facet-choices.ts";
import { COURSE_RESULTS_ID, goToResults } from "./results-place.ts";

interface FacetSectionProps {
  title: string;
  /** Open at the start; visitors can close it. */
  open?: boolean;
  /** Number of its selected choices. */
  chosen: number;
  onOpen: () => void;
  children: ReactNode;
}

/** A part of the filter panel with a heading that opens and closes it. */
export function FacetSection({ title, open = false, chosen, onOpen, children }: FacetSectionProps) {
  const heading = useId();
  return (
    <Disclosure
      open={open || chosen > 0}
      onToggle={(event) => event.currentTarget.open && onOpen()}
      className="facet"
      summary={
        <h3 id={heading}>
          {title}
          {chosen > 0 && <em>{`${chosen} chosen`}</em>}
        </h3>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be its summary */}
      <div role="group" aria-labelledby={heading}>
        {children}
        {chosen > 0 && <ToResults />}
      </div>
    </Disclosure>
  );
}

/** For the keyboard, which has the rest of the panel between a choice and what it leaves. */
function ToResults() {
  return (
    <a
      href={`#${COURSE_RESULTS_ID}`}
      onClick={(event) => {
        event.preventDefault();
        goToResults();
      }}
      className="facet-more max-lg:hidden not-focus:sr-only"
    >
      Go to the courses
    </a>
  );
}

interface FacetListProps {
  facet: FacetKey;
  values: readonly FacetValue[];
  labelOf?: (choice: FacetValue) => ReactNode;
}

/** Choices of a facet, those that would leave no course folded away. */
export function FacetList({ values, ...rest }: FacetListProps) {
  const [some, none] = byUse(values);
  return (
    <>
      {some.length > 0 && <ChoiceList values={some} {...rest} />}
      <WithoutCourses count={none.length}>
        <ChoiceList values={none} {...rest} />
      </WithoutCourses>
    </>
  );
}

export function ChoiceList({ facet, values, labelOf }: FacetListProps) {
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

/** Folds away what would leave no course, one tap from sight. */
export function WithoutCourses({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="facet-none">
      <summary>{count.toLocaleString("en")} more without courses</summary>
      {children}
    </details>
  );
}

/** The way to choices that the page does not carry; without JavaScript a page that does. */
export function OmittedChoices({
  address,
  onAsk,
  children,
}: {
  address: string;
  onAsk: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      to={address}
      className="facet-more"
      onClick={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      {children}
    </Link>
  );
}

/** Explains a term of this section on demand. */
export function Explanation({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="facet-help">
      <summary>{question}</summary>
      <div>{children}</div>
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
    <dl>
      {terms.map(({ value, label, explanation }) => (
        <div key={value}>
          <dt>{`${label}: `}</dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
