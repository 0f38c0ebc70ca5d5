import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import "./course-card.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NOT_STATED, type Nullable } from "#catalogue/course.ts";
import type { WhatIHave } from "#catalogue/entry.ts";
import { NO_FEE } from "#catalogue/fees.ts";
import { CardVerdict } from "#features/entry/entry-verdict.tsx";
import { useUnderScheme } from "#features/entry/under-scheme.store.ts";
import { FromMyIsland } from "#features/places/from-my-island.tsx";
import { ShortlistCheckbox } from "#features/shortlist/shortlist-controls.tsx";
import { Blacklisted } from "#features/sources/approval-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Thaana } from "#ui/thaana.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import { aroundAmount } from "./amount.ts";
import { intakesText } from "./intakes-text.ts";

/** What somebody posted of themselves, which the cards answer; never kept. */
export interface CardReader {
  have: WhatIHave;
  underScheme: boolean;
}

interface CourseCardProps {
  course: ListedCourse;
  /** Its reader; without one, who this browser keeps. */
  reader?: CardReader | undefined;
  /** Level of its heading. */
  level?: 3 | 4 | undefined;
  /** True where all the cards are of one institution, whose page it is. */
  isAtInstitution?: boolean | undefined;
  /** What the place says of the course, below its facts. */
  children?: ReactNode;
}

/**
 * A course wherever it stands among others: name, cost, institution and place, a line of facts, and
 * what is not stated in one. The whole card leads to the course. Its width decides how it is set.
 */
export function CourseCard({ course, reader, level, isAtInstitution, children }: CourseCardProps) {
  const keptScheme = useUnderScheme();

  const { institution } = course;
  return (
    <CardFrame
      course={course}
      to={paths.course(course)}
      level={level}
      sum={
        (reader?.underScheme ?? keptScheme) && course.scheme ? (
          <OwnSum course={course} />
        ) : (
          <Sum course={course} />
        )
      }
    >
      <div className="card-from">
        <p>
          {!isAtInstitution && (
            <>
              <img src={institution.logo} alt="" width={40} height={40} loading="lazy" />
              <Link to={paths.institution(institution.id)} className="card-org">
                {institution.name}
                <i>: Explore Institution Profile</i>
              </Link>
            </>
          )}
          <small>{course.where ?? "Place not stated"}</small>
          {course.sample && <SampleWords />}
        </p>
        {course.blacklisted && <Blacklisted stated={course.blacklisted} />}
      </div>
      <div className="card-mine">
        <CardVerdict course={course} have={reader?.have} />
        <FromMyIsland met={course.met} />
      </div>
      <CardFacts facts={factsOf(course)} closing={course.closing} />
      {children}
    </CardFrame>
  );
}

interface CardFrameProps {
  course: { id: number; name: string; name_dv?: Nullable<string> };
  to: string;
  level?: 3 | 4 | undefined;
  /** What it costs: `<div>`s of a `<dl>`. */
  sum: ReactNode;
  children: ReactNode;
}

/** What every card of a course has: its name, what it costs, the way to it, and the shortlist. */
export function CardFrame({ course, to, level = 3, sum, children }: CardFrameProps) {
  const { id, name, name_dv } = course;
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <Heading className="card-name">
        <Link to={to} prefetch="intent" className="stretched">
          {name}
        </Link>
        {name_dv && <Thaana>{name_dv}</Thaana>}
      </Heading>
      <dl className="card-sum">{sum}</dl>
      {children}
      <Link to={to} className="card-view">
        View Course Details<i>{`: ${name}`}</i>
      </Link>
      <ShortlistCheckbox id={id} name={name} />
    </article>
  );
}

/** A fact of a card; without a value it is named among what is not stated. */
interface CardFact {
  label: string;
  value: Nullable<string>;
}

/** Labels whose values say of themselves what they are: only screen readers say these. */
const SELF_EVIDENT = new Set([
  "Level",
  "Duration",
  "Delivery",
  "Study mode",
  "Mode of study",
  "Where",
]);

function factsOf({ intakes, level, duration, modalities, facts }: ListedCourse): CardFact[] {
  return [
    { label: "Intakes", value: intakesText(intakes) },
    { label: "Level", value: level },
    { label: "Duration", value: duration },
    { label: "Delivery", value: modalities.join(", ") },
    ...facts.map(({ label, words }) => ({ label, value: words })),
  ];
}

interface CardFactsProps {
  facts: readonly CardFact[];
  /** Stands behind the intakes. */
  closing?: Nullable<string>;
}

/** A line of what is stated, and the names of what is not. */
export function CardFacts({ facts, closing }: CardFactsProps) {
  const missing = facts.filter(({ value }) => !value).map(({ label }) => label.toLowerCase());
  return (
    <dl className="card-facts">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className={SELF_EVIDENT.has(label) ? "card-fact" : "card-when"}>
              <dt>{label}</dt>
              <dd>
                {value}
                {label === "Intakes" && closing && (
                  <span className="card-closing">{` ${closing}`}</span>
                )}
              </dd>
            </div>
          ),
      )}
      {missing.length > 0 && (
        <div className="card-missing">
          <dt>Not stated:</dt>
          <dd>{missing.join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

/** The fee, below it, as large, what is left of it with the scheme that pays. */
function Sum({ course: { cost, fee, contents, scheme, net } }: { course: ListedCourse }) {
  const rest = [fee, contents].filter(Boolean).join(", ");
  return (
    <>
      {cost ? (
        <CardCostText text={cost} />
      ) : (
        <div>
          <dt className="me-0">Fee</dt>{" "}
          <dd>
            <i>{`${NO_FEE} `}</i>not stated
          </dd>
        </div>
      )}
      {rest && <CardCost label="Of the fee">{rest}</CardCost>}
      {scheme && <SchemeCost net={net} before="or " />}
    </>
  );
}

/** The same for somebody whom the scheme covers: what it leaves is the price. */
function OwnSum({ course: { cost, fee, contents, net } }: { course: ListedCourse }) {
  return (
    <>
      <SchemeCost net={net ?? NOT_STATED} />
      {cost && (
        <CardCost label="Without the scheme">
          {`Without it ${[cost, fee, contents].filter(Boolean).join(", ")}`}
        </CardCost>
      )}
    </>
  );
}

/** "MVR 0 with the Bachelor's Degree Grant Scheme"; only its badge where it is not known what it leaves. */
function SchemeCost({ net, before = "" }: { net: Nullable<string>; before?: string }) {
  return (
    <div className="card-scheme">
      <dt className="sr-only">Support</dt>
      <dd>
        {net && (
          <>
            {before}
            <strong>{net}</strong> with the{" "}
          </>
        )}
        <Badge tone="brand">{GRANT_SCHEME}</Badge>
      </dd>
    </div>
  );
}

/** What a course costs; its amounts are the loudest figures of the card. */
function CardCost({ label = "Cost", children }: { label?: string; children: ReactNode }) {
  return (
    <div className="card-cost">
      <dt className="sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The same of a text: its first amount is the figure. */
export function CardCostText({ text }: { text: string }) {
  const [before, amount, after] = aroundAmount(text);
  return (
    <CardCost>
      {before}
      {amount && <strong>{amount}</strong>}
      {after}
    </CardCost>
  );
}

/** Placeholder for a card that is loading. */
export function CourseCardSkeleton() {
  return (
    <div>
      <div className="card" aria-hidden data-placeholder>
        <Skeleton className="card-name h-6 w-3/4" />
        <Skeleton className="card-sum h-6 w-48" />
        <div className="card-from">
          <Skeleton className="size-8 rounded-md" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="card-facts h-4 w-64 max-w-full" />
      </div>
    </div>
  );
}
