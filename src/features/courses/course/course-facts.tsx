import type { ReactNode } from "react";
import { Link } from "react-router";
import { awardWords } from "#catalogue/compare.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { compareFees } from "#catalogue/fees.ts";
import { factsOn } from "#catalogue/field-words.ts";
import {
  closingSoon,
  deadlineWords,
  intakeLines,
  nextStart,
  startWords,
} from "#catalogue/intakes.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { placesMet } from "#catalogue/places.ts";
import { formatTotalCost, totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { EntryVerdictLine } from "#features/entry/entry-verdict.tsx";
import { FromMyIsland } from "#features/places/from-my-island.tsx";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { CostNotes, SchemePrice, usePrice } from "../cost-notes.tsx";

/**
 * The total cost, in large type. Where the fees allow none, they stand below as their source names
 * them: a Total Fee beside a fee that may be due again is not the cost of the course.
 */
export function CourseCost({ course, stated }: { course: Course; stated?: ReactNode }) {
  const total = totalCost(course);
  const contents = totalCostContents(total);
  const price = usePrice(course);
  return (
    <dl>
      <dt className="text-xs text-ink-soft">{price.label}</dt>
      <dd>
        <span
          className={classNames(
            "tabular block text-2xl font-bold",
            !price.cost && "text-ink-faint",
          )}
        >
          <Unbroken text={formatTotalCost(price.cost)} />
        </span>
        <span className="block max-w-narrow text-sm text-ink-soft print:max-w-none">
          <SchemePrice course={course} figure="tabular text-2xl font-bold text-ink" />
        </span>
        {contents && (
          <span className="block text-xs text-ink-soft">
            <Unbroken text={contents} />
          </span>
        )}
        <CostNotes course={course} className="text-xs text-ink-soft" />
        {!total &&
          statedFees(course).map((fee) => (
            <span key={fee} className="block text-sm text-ink-soft">
              <Unbroken text={fee} />
            </span>
          ))}
        {stated}
      </dd>
    </dl>
  );
}

/** What comes first of the facts: whether one can enter, when it starts, how long it takes, and where. */
export function LeadingFacts({ course, today }: { course: Course; today: string }) {
  const start = nextStart(course, today);
  const closing = start && deadlineWords(start.intake, today);
  const isSoon = closingSoon(course, today) !== null;
  return (
    <dl className="facts">
      <HeaderFact label="Can you enter?">
        <EntryVerdictLine course={course} />
      </HeaderFact>
      <HeaderFact
        label="Next start"
        source={
          closing && (
            <span
              className={classNames(
                "block text-xs",
                isSoon ? "font-semibold text-accent-ink" : "font-normal text-ink-soft",
              )}
            >
              {closing}
            </span>
          )
        }
      >
        {start && startWords(start)}
      </HeaderFact>
      <HeaderFact label="Duration" note={course.duration_remarks}>
        {course.duration_text}
      </HeaderFact>
      <HeaderFact label="Where" source={<FromMyIsland met={placesMet(course)} className="mt-1" />}>
        {course.places.join(", ") || null}
      </HeaderFact>
    </dl>
  );
}

function statedFees({ fee_text, fees }: Course): string[] {
  const named = compareFees({ fee_text: null, fees });
  return [...new Set(fee_text === null ? named : [`Fee as stated: ${fee_text}`, ...named])];
}

interface CourseFactsProps {
  course: Course;
  /** Source of the intakes, where it differs from that of the other facts. */
  intakesStated?: ReactNode;
  /** YYYY-MM-DD. */
  today: string;
  className?: string;
}

/** The other facts (specification, 2.7). */
export function CourseFacts({ course, intakesStated, today, className }: CourseFactsProps) {
  return (
    <dl className={classNames("facts facts-grid", className)}>
      <HeaderFact label="Awarding body">{awardWords(course)}</HeaderFact>
      <HeaderFact label="MNQF Level">
        {course.mnqf_level !== null && (
          <Link
            to={paths.levels()}
            className="underline underline-offset-4 hover:text-brand-strong"
          >
            {levelTitle(course.mnqf_level)}
          </Link>
        )}
      </HeaderFact>
      {factsOn("pageFact", course).map(({ label, words }) => (
        <HeaderFact key={label} label={label}>
          {words}
        </HeaderFact>
      ))}
      <HeaderFact label="Intakes" source={intakesStated}>
        {course.intakes.length > 0 && <Intakes course={course} today={today} />}
      </HeaderFact>
      <HeaderFact label="Language">{commaSeparated(course.languages)}</HeaderFact>
      <HeaderFact label="Categories">
        {course.categories.length > 0 && <Categories categories={course.categories} />}
      </HeaderFact>
    </dl>
  );
}

/** Every intake as its institution words it, with its deadline. */
function Intakes({ course, today }: { course: Course; today: string }) {
  return (
    <ul className="grid gap-1">
      {intakeLines(course, today).map(({ label, deadline }) => (
        <li key={label}>
          <Unbroken text={label} />
          {deadline && (
            <span className="block text-xs font-normal text-ink-soft">
              <Unbroken text={deadline} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface HeaderFactProps {
  label: string;
  note?: string | null;
  /** Source of the fact. */
  source?: ReactNode;
  /** Null, false or empty is shown as "Not stated". */
  children: ReactNode;
}

function HeaderFact({ label, note, source, children }: HeaderFactProps) {
  const stated = children !== null && children !== false && children !== "";
  return (
    <div>
      <dt>{label}</dt>
      <dd className={stated ? "font-semibold" : "text-ink-faint"}>
        {stated ? orNotStated(children) : NOT_STATED}
        {note && <span className="block text-xs font-normal text-ink-soft">{note}</span>}
        {source}
      </dd>
    </div>
  );
}

function orNotStated(fact: ReactNode): ReactNode {
  return typeof fact === "string" ? <Unbroken text={fact} /> : fact;
}

function Categories({ categories }: Pick<Course, "categories">) {
  return (
    <ul className="grid gap-1">
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.coursesIn(name)} className="text-link hover:text-brand-strong">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function commaSeparated(values: readonly string[]): string {
  return values.join(", ");
}
