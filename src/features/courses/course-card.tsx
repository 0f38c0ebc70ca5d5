import { Link } from "react-router";
import type { WhatIHave } from "#catalogue/entry.ts";
import { NO_FEE } from "#catalogue/fees.ts";
import { CardVerdict } from "#features/entry/entry-verdict.tsx";
import { FromMyIsland } from "#features/places/from-my-island.tsx";
import { ShortlistCheckbox } from "#features/shortlist/shortlist-controls.tsx";
import { Blacklisted } from "#features/sources/approval-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import { aroundAmount } from "./listing/amount.ts";
import { intakesText } from "./listing/intakes-text.ts";
import type { ListedCourse } from "./listing/listed-course.ts";

interface CourseCardProps {
  course: ListedCourse;
  /** What its reader has; without it, what this browser keeps. */
  have?: WhatIHave;
}

/**
 * A course in the listing: name, institution and place, two lines of facts, and what is not stated
 * in one. The whole card leads to the course. Its classes are in listing.css, and short, because a
 * page has ten cards.
 */
export function CourseCard({ course, have }: CourseCardProps) {
  const { id, name, institution } = course;
  return (
    <article className="card">
      <h3 className="card-name">
        <Link to={paths.course(course)} prefetch="intent" className="stretched">
          {name}
        </Link>
        {course.name_dv && <Thaana>{course.name_dv}</Thaana>}
      </h3>
      <div className="card-from">
        <p>
          <img src={institution.logo} alt="" width={40} height={40} loading="lazy" />
          <Link to={paths.institution(institution.id)} className="card-org">
            {institution.name}
            <i>: Explore Institution Profile</i>
          </Link>
          {/* As one text: React parts each from the next by a comment. */}
          {` ${course.where ?? "Place not stated"}${course.sample ? " · " : ""}`}
          {course.sample && <SampleWords />}
        </p>
        {course.blacklisted && <Blacklisted stated={course.blacklisted} />}
      </div>
      <div className="card-mine">
        <CardVerdict course={course} have={have} />
        <FromMyIsland met={course.met} />
      </div>
      <CardFacts course={course} />
      <Link to={paths.course(course)} className="card-view">
        View Course Details<i>{`: ${name}`}</i>
      </Link>
      <ShortlistCheckbox id={id} name={name} />
    </article>
  );
}

/** What it costs, then a line of what else is stated and the names of what of that is not. */
function CardFacts({ course }: { course: ListedCourse }) {
  const { cost, fee, contents, level, duration, modalities, mode } = course;
  const starts = intakesText(course.intakes);
  const facts = [
    { label: "Level", value: level },
    { label: "Duration", value: duration },
    { label: "Delivery", value: modalities.join(", ") },
    { label: "Study mode", value: mode },
  ];
  const all = [{ label: "Intakes", value: starts }, ...facts];
  const missing = all.filter(({ value }) => !value).map(({ label }) => label.toLowerCase());
  return (
    <>
      <dl className="card-sum">
        {cost ? <Cost text={cost} fee={fee} contents={contents} /> : <NoFee />}
        {course.scheme && <Scheme net={course.net} />}
      </dl>
      <dl className="card-facts">
        {starts && (
          <div className="card-when">
            <dt>Intakes</dt>
            <dd>
              {starts}
              {course.closing && <span className="card-closing">{` ${course.closing}`}</span>}
            </dd>
          </div>
        )}
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="card-fact">
                <dt>{label}</dt>
                <dd>{value}</dd>
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
    </>
  );
}

function NoFee() {
  return (
    <div>
      <dt>Fee</dt> <dd>{`${NO_FEE} not stated`}</dd>
    </div>
  );
}

interface CostProps extends Pick<ListedCourse, "fee" | "contents"> {
  text: string;
}

/**
 * What a course costs, its first amount the loudest figure of the card; behind it the required fee
 * phrase, where the text does not hold it, and what the amount includes.
 */
function Cost({ text, fee, contents }: CostProps) {
  const [before, amount, after] = aroundAmount(text);
  return (
    <div className="card-cost">
      <dt className="sr-only">Cost</dt>
      <dd>
        {before}
        {amount && <strong>{amount}</strong>}
        {[after, fee && ` (${fee})`, contents && `, ${contents}`].filter(Boolean).join("")}
      </dd>
    </div>
  );
}

/** The scheme that pays for the course, and what is left to pay with it where that is known. */
function Scheme({ net }: Pick<ListedCourse, "net">) {
  return (
    <div className="card-scheme">
      <dt className="sr-only">Support</dt>
      <dd>
        <Badge tone="brand">Bachelor's Degree Grant Scheme</Badge>
        {net && ` net ${net}`}
      </dd>
    </div>
  );
}

/** Placeholder for a card that is loading. */
export function CourseCardSkeleton() {
  return (
    <div className="card" aria-hidden>
      <Skeleton className="card-name h-6 w-3/4" />
      <div className="card-from">
        <Skeleton className="size-8 rounded-md" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="card-sum h-6 w-48" />
      <Skeleton className="card-facts h-4 w-64 max-w-full" />
    </div>
  );
}
